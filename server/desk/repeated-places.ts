import { defaultLanguage, forEachLanguage, type Language, languageCodes } from '../../common/languages.ts';
import { interpolate } from '../../common/variables.ts';
import type { TextRemark, VariableTexts } from '../../content-model/desk/contract.ts';
import { forEachText } from '../../content-model/schema-tree.ts';
import { labelOf } from './changes.ts';
import { fullTitleOf, isPage, listDocuments, readDocument } from './documents.ts';

/** Returns a remark for each text that names the company's place twice in a sentence, as in «i Jevnaker og Jevnaker». */
export async function readRepeatedPlaces(
  root: string,
  variables: Record<Language, VariableTexts>,
): Promise<TextRemark[]> {
  const remarks: TextRemark[] = [];
  const { place, mainArea } = variables[defaultLanguage];
  const texts = forEachLanguage((code) => becomes(variables[code]));
  const names = [...new Set([place?.becomes, mainArea?.becomes])].filter((name) => typeof name === 'string');
  for (const document of (await listDocuments(root)).filter(isPage)) {
    const { value } = (await readDocument(root, document)) ?? {};
    forEachText(document.schema, value, (text, _field, path) => {
      const language = languageCodes.find((code) => code === path[0]);
      const shown = language && interpolate(text, texts[language]);
      const repeated = names.find((name) => shown && isRepeated(shown, name));
      if (!repeated) return;
      remarks.push({
        document: document.id,
        path,
        unit: JSON.stringify(path),
        state: 'repeatedPlace',
        isLeftOut: false,
        message: `«${repeated}» står to ganger i samme setning.`,
        sentence: `${fullTitleOf(document, value)}: ${labelOf(document, path, value)}`,
      });
    });
  }
  return remarks;
}

const becomes = (variables: VariableTexts): Record<string, string | null> =>
  Object.fromEntries(Object.entries(variables).map(([name, { becomes: text }]) => [name, text]));

function isRepeated(text: string, name: string): boolean {
  const words = (part: string) => part.split(/[^\p{L}\p{N}-]+/u).join(' ');
  const wanted = ` ${words(name)} `;
  return text.split(/[.!?]\s/).some((sentence) => ` ${words(sentence)} `.split(wanted).length > 2);
}
