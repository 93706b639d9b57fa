import type { NewArticle } from '../../../content-model/desk/contract.ts';
import { goTo, viewHref } from '../ui/view-links.ts';
import { refreshOverview } from './loading.ts';
import { request } from './request.ts';

/** Creates a draft with a title, which the server names, and goes to its text. */
export async function createArticle(title: string): Promise<void> {
  const { id } = await request<NewArticle>('POST', '/articles', { title });
  await refreshOverview();
  goTo(viewHref(id, ['no', 'text']));
}
