import { useState } from 'react';
import { getIn, type KeyPath } from '../../../common/json.ts';
import type { Language } from '../../../common/languages.ts';
import { changeField } from '../store/change-field.ts';
import { useDocument } from '../store/loading.ts';
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
  return asked.map((fact) => (
    <p key={fact.name} className="actions" role="status">
      <span>{capitalize(fact.description)} er endret her.</span>
      <ChangeEverywhere fact={fact} language={language} onChanged={() => changeAndGoTo(fieldId, onMoved)} />
      <Button onClick={() => changeAndGoTo(fieldId, () => setOnlyHere([...onlyHere, fact.name]))}>
        Bare her
      </Button>
    </p>
  ));
}

const capitalize = (words: string) => words.charAt(0).toLocaleUpperCase('nb') + words.slice(1);

interface ChangeEverywhereProps {
  fact: ChangedFact;
  language: Language;
  onChanged: () => void;
}

/** Puts what was typed for a fact into its field. Where the owner has to do it, leads there: the field has parts. */
function ChangeEverywhere({ fact, language, onChanged }: ChangeEverywhereProps) {
  const { field, becomes, typed } = fact;
  const company = useDocument('company');
  if (!company) return null;
  const { value, truePairs } = company;
  const path = [[field], [field, language]].find(
    (place) => becomes && normalizeText(String(getIn(value, place))) === normalizeText(becomes),
  );
  if (typed === null || !path)
    return (
      <a className="quiet" href={viewHref('company', [field])}>
        Endre det under Firmaet
      </a>
    );
  const isNumber = typeof getIn(value, path) === 'number';
  function changeEverywhere(place: KeyPath, words: string) {
    edit('company', (before) =>
      changeField(before, place, isNumber ? readNumber(words) : normalizeText(words), truePairs),
    );
    void save('company');
    onChanged();
  }
  return <Button onClick={() => changeEverywhere(path, typed)}>Endre overalt</Button>;
}
