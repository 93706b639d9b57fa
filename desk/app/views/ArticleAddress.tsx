import type { Company } from '../../../schema/company.ts';
import { announce } from '../store/announcements.ts';
import type { OpenDocument } from '../store/documents.ts';
import { useContentState } from '../store/overview.ts';
import { Action } from '../ui/Action.tsx';

interface ArticleAddressProps {
  id: string;
  company: OpenDocument;
}

/** Where visitors read an article, to share it. */
export function ArticleAddress({ id, company }: ArticleAddressProps) {
  const summary = useContentState()?.overview.documents.find((one) => one.id === id);
  const link = (company.value as Company).url + (summary?.address ?? '');
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => announce('Lenken er kopiert. Lim den inn der du vil dele nyheten.'),
      () => announce('Nettleseren lot oss ikke kopiere lenken. Marker den, og kopier den selv.'),
    );
  return (
    <section className="part">
      <h2>Lenken til nyheten</h2>
      <p className="actions">
        <span>{link}</span>
        <Action label="Kopier lenken" act={copy} />
      </p>
      <p className="hint">Den er den samme også om du endrer tittelen, og virker når nyheten er ute.</p>
    </section>
  );
}
