import type { Overview, TranslationRemark } from '../../../server/desk/contract.ts';
import { readStored, writeStored } from '../../../src/browser/storage.ts';
import { createStore } from '../../../src/browser/store.ts';

const hiddenKey = 'rediger-skjul-engelsk';

/** Whether this device hides the English fields and the remarks on them. */
export const hidesEnglish = createStore(readStored('localStorage', hiddenKey) !== null);

export function setHidesEnglish(isHidden: boolean): void {
  writeStored('localStorage', hiddenKey, isHidden ? 'true' : null);
  hidesEnglish.write(isHidden);
}

/** The first remark of this state on each entry, article, picture or other text. */
export function firstRemarks(
  { translationRemarks }: Overview,
  state: TranslationRemark['state'],
): TranslationRemark[] {
  const first = new Map<string, TranslationRemark>();
  for (const remark of translationRemarks) {
    const key = `${remark.document} ${remark.unit}`;
    if (remark.state === state && !first.has(key)) first.set(key, remark);
  }
  return [...first.values()];
}
