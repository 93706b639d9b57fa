import { useState } from 'react';
import { getIn } from '../../../common/json.ts';
import type { Language } from '../../../common/languages.ts';
import { changeField } from '../store/change-field.ts';
import { getDocument } from '../store/documents.ts';
import { loadDocument } from '../store/loading.ts';
import { useOverview } from '../store/overview.ts';
import { edit, save } from '../store/saving.ts';
import { readNumber } from '../text/format.ts';
import { type ChangedFact, normalizeText } from '../text/variables.ts';
import { Button } from '../ui/Button.tsx';
import { changeAndGoTo, viewHref } from '../ui/view-links.ts';

interface ChangedFactsProps {
  fieldId: string;
  language: Language;
  facts: readonly ChangedFact[];
  /** Puts the facts back into the text, which shows their new values. */
  onMoved: () => void;
}

/** Asks of each fact that was changed in a text whether it changes everywhere. Without an answer it does not. */
export function ChangedFacts({ fieldId, language, facts, onMoved }: ChangedFactsProps) {
  const { overriddenFields } = useOverview();
  const [onlyHere, setOnlyHere] = useState<readonly string[]>([]);
  const asked = facts.filter(
    ({ name, field }) => !onlyHere.includes(name) && !overriddenFields.includes(field),
  );

  async function changeEverywhere(fact: ChangedFact) {
    if (await changeCompany(fact, language)) changeAndGoTo(fieldId, onMoved);
    else location.hash = viewHref('company', [fact.field]);
  }

  return asked.map((fact) => (
    <p key={fact.name} className="actions" role="status">
      <span>{capitalize(fact.description)} er endret her.</span>
      <Button onClick={() => void changeEverywhere(fact)}>Endre overalt</Button>
      <Button onClick={() => changeAndGoTo(fieldId, () => setOnlyHere([...onlyHere, fact.name]))}>
        Bare her
      </Button>
    </p>
  ));
}

const capitalize = (words: string) => words.charAt(0).toLocaleUpperCase('nb') + words.slice(1);

/** Puts what was typed for a fact into its field. Returns false where the owner has to do it: the field has parts. */
async function changeCompany({ field, becomes, typed }: ChangedFact, language: Language): Promise<boolean> {
  if (!getDocument('company')) await loadDocument('company');
  const company = getDocument('company');
  if (typed === null || becomes === null || !company) return false;
  const { value, truePairs } = company;
  const path = [[field], [field, language]].find(
    (place) => normalizeText(String(getIn(value, place))) === normalizeText(becomes),
  );
  if (!path) return false;
  const isNumber = typeof getIn(value, path) === 'number';
  edit('company', (before) =>
    changeField(before, path, isNumber ? readNumber(typed) : normalizeText(typed), truePairs),
  );
  void save('company');
  return true;
}
