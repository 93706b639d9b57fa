import { fileNameFrom } from '../../../common/file-names.ts';
import { clockInOslo } from '../../../common/time-in-oslo.ts';
import type { Overview } from '../../../content-model/desk/contract.ts';
import type { ArticleValue } from '../../../content-model/screens/article.ts';
import { documents, setDocument } from './documents.ts';
import { writeDraft } from './drafts.ts';
import { overviewStore } from './overview.ts';

export const today = () => clockInOslo(new Date()).day;

/** Opens an article for its first save, by default under an id made of its title. Returns the id. */
export function openNewArticle(
  values: Partial<ArticleValue>,
  id = freeId(values.no?.title ?? ''),
  sent?: readonly unknown[],
) {
  const empty = { title: '', text: '' };
  const blank = { date: today(), readyAt: null, picture: null, no: empty, en: empty };
  const value = { ...blank, ...values, en: values.en ?? blank.en };
  const { title } = value.no;
  const schema = overviewStore.read()?.articleSchema ?? {};
  const unsaved = {
    version: undefined,
    saved: blank,
    problems: [],
    savedAt: null,
    truePairs: new Set<string>(),
  };
  setDocument({ ...unsaved, id, title, schema, value, sent, state: 'changed' });
  writeDraft(id, { value, sent });
  return id;
}

/** Opens a new article under another id, since its own is taken. Its view follows. Returns the id. */
export function moveNewArticle(id: string, values: Partial<ArticleValue>): string {
  const newId = openNewArticle(values);
  const isShown = location.hash.split('?')[0] === `#/${id}`;
  const [, slug = ''] = id.split('/');
  const [, newSlug = ''] = newId.split('/');
  if (isShown) {
    const field = history.state?.field?.replaceAll(slug, newSlug);
    history.replaceState({ field }, '', location.hash.replaceAll(slug, newSlug));
    // At once, since a key pressed before the view follows would be lost.
    dispatchEvent(new PopStateEvent('popstate'));
  }
  return newId;
}

function freeId(title: string): string {
  const saved = overviewStore.read()?.documents.map(({ id }) => id) ?? [];
  const taken = new Set([...saved, ...documents.read().keys()]);
  const first = `articles/${fileNameFrom(title, 'nyhet')}`;
  let id = first;
  for (let number = 2; taken.has(id); number++) id = `${first}-${number}`;
  return id;
}

/** The articles that a publication would show for the first time, with a date of an earlier day. */
export const articlesWithOldDate = ({ documents: all }: Overview) =>
  all.filter(({ article }) => {
    const isNew = article?.isReady && !article.isLive;
    return isNew === true && article.date !== undefined && article.date < today();
  });
