import type { KeyPath } from '../common/json.ts';
import { getIn } from '../common/json.ts';
import type { Language } from '../common/languages.ts';
import { asJsonObject, isJsonObject } from '../common/records.ts';

// Some parts of a page have a switch. It stands at the path of its part below `shown`, beside the texts in each language
// and the pictures. A part that is off keeps its words and pictures, but the site does without them.

type PartsWithSwitch<Switches> = {
  [Name in keyof Switches]: Switches[Name] extends boolean ? Name : never;
}[keyof Switches];

type WithoutHidden<Texts, Name> = Omit<Texts, Name & keyof Texts> & Partial<Pick<Texts, Name & keyof Texts>>;

/** A page of content/ as visitors see it. Without the switches, the parts that have one may be missing. */
export type ShownPage<Page> = Page extends { shown: infer Switches }
  ? {
      [Key in keyof Page]: Key extends Language
        ? WithoutHidden<Page[Key], PartsWithSwitch<Switches>>
        : Page[Key];
    }
  : Page;

/** Returns a page without the texts and pictures of the parts that are off. */
export function withoutHiddenParts<Page extends object>(page: Page): ShownPage<Page> {
  const { shown: switches, ...parts } = asJsonObject(page);
  if (!switches) return page as ShownPage<Page>;
  const visible = Object.entries(parts).map(([key, part]) => [key, withoutHidden(part, switches)]);
  // The switches are the only keys that this type leaves out.
  return { ...Object.fromEntries(visible), shown: switches } as ShownPage<Page>;
}

function withoutHidden(part: unknown, switches: unknown): unknown {
  if (!isJsonObject(part) || !isJsonObject(switches)) return part;
  const visible = Object.entries(part).filter(([key]) => switches[key] !== false);
  return Object.fromEntries(visible.map(([key, inner]) => [key, withoutHidden(inner, switches[key])]));
}

/** Whether a path, as in `no.rows.plowing.title`, leads to a part of a page that is off. */
export function isHiddenPart(page: unknown, [, ...part]: KeyPath): boolean {
  return part.some((_key, at) => getIn(page, ['shown', ...part.slice(0, at + 1)]) === false);
}
