import { isEqualJson } from '../../../common/json.ts';
import { defaultLanguage, languageCodes } from '../../../common/languages.ts';
import { useStore } from '../../../src/browser/store.ts';
import { showsEnglish } from '../store/overview.ts';
import { withoutNull } from '../store/schema.ts';
import { fieldId, useAddress } from '../ui/view-links.ts';
import type { FieldProps } from './Field.tsx';
import { useForm } from './Form.tsx';

/** The languages of a text that show: English where it is switched on, has a problem, or is linked to. */
export function useLanguageSides({ schema, path }: Pick<FieldProps, 'schema' | 'path'>) {
  const form = useForm();
  const isEnglishShown = useStore(showsEnglish) || schema.showsEveryLanguage;
  const { field: linkedField } = useAddress();
  return languageCodes
    .map((language) => ({
      language,
      path: form.isBilingual ? [language, ...path] : [...path, language],
      schema: form.isBilingual ? schema : withoutNull(schema.properties?.[language] ?? {}),
    }))
    .filter((side) => {
      const isProblem = form.problems.some((problem) => isEqualJson(problem.path, side.path));
      const isLinked = linkedField === fieldId(form.id, side.path);
      return side.language === defaultLanguage || isEnglishShown || isProblem || isLinked;
    });
}
