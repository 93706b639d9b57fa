import { pictureOnLine } from '../../../content-model/news/article-text.ts';

/** A text box of an article, or a picture between two of them. */
export interface ArticlePart {
  id: number;
  /** The name of a picture; null for a text. */
  picture: string | null;
  text: string;
}

let lastId = 0;

function createPart(picture: string | null, text = ''): ArticlePart {
  lastId += 1;
  return { id: lastId, picture, text };
}

/** Splits the stored text of an article at its pictures, with a box before, between and after them. */
export function splitArticle(text: string): ArticlePart[] {
  const parts: ArticlePart[] = [];
  let lines: string[] = [];
  const endBox = () => parts.push(createPart(null, lines.join('\n').trim()));
  for (const line of text.split('\n')) {
    const picture = pictureOnLine(line);
    if (picture === undefined) lines.push(line);
    else {
      endBox();
      parts.push(createPart(picture));
      lines = [];
    }
  }
  endBox();
  return parts;
}

/** The id of a part, made from that of the text. By its order, so that it is the same after Back and a reload. */
export const partId = (textId: string, index: number) => (index === 0 ? textId : `${textId}-${index}`);

const joinTexts = (...texts: readonly string[]) => texts.filter((text) => text.trim() !== '').join('\n\n');

/** Returns the text that is stored for these parts. */
export const joinArticle = (parts: readonly ArticlePart[]): string =>
  joinTexts(...parts.map(({ picture, text }) => (picture === null ? text : `![](${picture})`)));

/** Splits a box at the cursor. */
export const splitBox = (parts: readonly ArticlePart[], id: number, cursor: number): ArticlePart[] =>
  parts.flatMap((part) => {
    if (part.id !== id) return [part];
    const before = { ...part, text: part.text.slice(0, cursor).trimEnd() };
    return [before, createPart(null, part.text.slice(cursor).trimStart())];
  });

/** Puts a picture behind a part, or last if the part is gone. Returns the id of the new part, too. */
export function insertPicture(parts: readonly ArticlePart[], behind: number, name: string) {
  const at = parts.findIndex(({ id }) => id === behind);
  const picture = createPart(name);
  const inserted = parts.toSpliced(at === -1 ? parts.length : at + 1, 0, picture);
  return { parts: withBoxes(inserted), id: picture.id };
}

/** Adds the boxes that are missing around pictures. */
const withBoxes = (parts: readonly ArticlePart[]): ArticlePart[] =>
  [...parts, null].flatMap((part, at) => {
    const isBetween = part?.picture !== null && parts[at - 1]?.picture !== null;
    const own = part ? [part] : [];
    return isBetween ? [createPart(null), ...own] : own;
  });

/** Takes a picture away, and makes one box of those around it. */
export function removePicture(parts: readonly ArticlePart[], id: number): ArticlePart[] {
  const left: ArticlePart[] = [];
  for (const part of parts.filter((part) => part.id !== id)) {
    const last = left.at(-1);
    const isSecondBox = part.picture === null && last?.picture === null;
    if (isSecondBox) left.splice(-1, 1, { ...last, text: joinTexts(last.text, part.text) });
    else left.push(part);
  }
  return left;
}

/** Moves a picture past one paragraph or past the next picture, up or down. Returns null at the end of the article. */
export function movePicture(
  parts: readonly ArticlePart[],
  id: number,
  direction: 'up' | 'down',
): ArticlePart[] | null {
  const at = parts.findIndex((part) => part.id === id);
  const [before, picture, after] = [parts[at - 1], parts[at], parts[at + 1]];
  if (!before || !picture || !after) return null;
  const [from, to] = direction === 'up' ? [before, after] : [after, before];
  if (from.text.trim() === '') {
    const otherAt = direction === 'up' ? at - 2 : at + 2;
    const other = parts[otherAt];
    return other ? parts.with(at, other).with(otherAt, picture) : null;
  }
  const paragraphs = from.text.trim().split(/\n\s*\n/);
  const moved = (direction === 'up' ? paragraphs.pop() : paragraphs.shift()) ?? '';
  const texts = direction === 'up' ? [moved, to.text] : [to.text, moved];
  return changeBox(changeBox(parts, from.id, paragraphs.join('\n\n')), to.id, joinTexts(...texts));
}

export const replacePicture = (parts: readonly ArticlePart[], id: number, name: string): ArticlePart[] =>
  parts.map((part) => (part.id === id ? { ...part, picture: name } : part));

export const changeBox = (parts: readonly ArticlePart[], id: number, text: string): ArticlePart[] =>
  parts.map((part) => (part.id === id ? { ...part, text } : part));
