import type { ArticleValue, Path, Schema } from '../../contract.ts';
import { pairOf } from '../form/languages.ts';

/** An article as the form has it: title and text in both languages side by side. */
export interface ArticleForm {
  date: string;
  picture: string | null;
  title: { no: string; en: string };
  text: { no: string; en: string };
}

const nothing: Schema = {};

/** The form's schema, from that of the document. */
export function articleSchema(schema: Schema): Schema {
  const { date = nothing, picture = nothing, no = nothing } = schema.properties ?? {};
  const { title = nothing, text = nothing } = no.properties ?? {};
  return {
    type: 'object',
    properties: {
      title: pairOf({ ...title, description: '' }),
      date,
      picture,
      text: pairOf({ ...text, input: 'markdown' }),
    },
  };
}

export function toForm({ date, picture, no, en }: ArticleValue): ArticleForm {
  return {
    date,
    picture,
    title: { no: no.title, en: en?.title ?? '' },
    text: { no: no.text, en: en?.text ?? '' },
  };
}

/** Without any English words there is no English article. */
export function fromForm({ date, picture, title, text }: ArticleForm): ArticleValue {
  const hasEnglish = title.en.trim() !== '' || text.en.trim() !== '';
  return {
    date,
    picture: picture || null,
    no: { title: title.no, text: text.no },
    en: hasEnglish ? { title: title.en, text: text.en } : null,
  };
}

/** The path of a problem in the form: no.title is title.no there. */
export function formPath([first, second, ...rest]: Path): Path {
  if (first !== 'no' && first !== 'en') return [first, second, ...rest].filter((key) => key !== undefined);
  return second === undefined ? ['text', first] : [second, first, ...rest];
}

export function emptyArticle(today: string): ArticleValue {
  return { date: today, picture: null, no: { title: '', text: '' }, en: null };
}
