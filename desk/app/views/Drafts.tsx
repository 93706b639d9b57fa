import { useOverview } from '../store/overview.ts';
import { viewHref } from '../ui/view-links.ts';

/** The articles that are off, and not on the site either. */
export function Drafts() {
  const drafts = useOverview().documents.filter(
    ({ article, isShown }) => article && !isShown && !article.isLive,
  );
  if (drafts.length === 0) return null;
  return (
    <p>
      Legges ikke ut:{' '}
      {drafts.map(({ id, title }) => (
        <span key={id}>
          <a href={viewHref(id)}>{title}</a>{' '}
        </span>
      ))}
    </p>
  );
}
