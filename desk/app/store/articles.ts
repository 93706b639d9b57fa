import { clockInOslo } from '../../../common/time-in-oslo.ts';
import type { NewArticle, Overview } from '../../../content-model/desk/contract.ts';
import { viewHref } from '../ui/view-links.ts';
import { refreshOverview } from './loading.ts';
import { request } from './request.ts';

export const today = () => clockInOslo(new Date()).day;

/** Creates a draft with a title, which the server names, and goes to its text. */
export async function createArticle(title: string): Promise<void> {
  const { id } = await request<NewArticle>('POST', '/articles', { title });
  await refreshOverview();
  location.hash = viewHref(id, ['no', 'text']);
}

/** The articles that a publication would show for the first time, with a date of an earlier day. */
export const articlesWithOldDate = ({ documents: all }: Overview) =>
  all.filter(({ article, isShown }) => {
    const isNew = article !== undefined && isShown && !article.isLive;
    return isNew && article.date !== undefined && article.date < today();
  });
