import { useState } from 'react';
import type { ArticleValue } from '../../contract.ts';
import { addresses } from '../layout/address.ts';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { Problems } from '../layout/Problems.tsx';
import { forget } from '../store/loading.ts';
import { readEverything } from '../store/overview.ts';
import { request } from '../store/request.ts';
import { edit } from '../store/saving.ts';
import { useDocument } from '../store/use-document.ts';
import { ViewHead } from '../views/ViewHead.tsx';
import { ArticleFields } from './ArticleFields.tsx';

/** One article. */
export function ArticleView({ slug }: { slug: string }) {
  const id = `news/${slug}`;
  const document = useDocument(id);
  const [asks, setAsks] = useState(false);
  if (!document) return <ViewHead title=" " />;
  const value = document.value as ArticleValue;

  async function remove() {
    await request('DELETE', `/documents/${id}`);
    location.hash = addresses.news;
    forget(id);
    await readEverything();
  }

  return (
    <>
      <p className="back">
        <a href={addresses.news}>Alle nyhetene</a>
      </p>
      <ViewHead title={value.no.title || 'Nyhet'} />
      <Problems document={document} />
      <ArticleFields
        schema={document.schema}
        value={value}
        problems={document.problems.filter((problem) => problem.document === id)}
        onChange={(changed) => edit(id, () => changed)}
      />
      <div className="view-actions">
        <button type="button" className="second-button" onClick={() => setAsks(true)}>
          Slett nyheten
        </button>
      </div>
      {asks && (
        <ConfirmDialog
          title="Slette nyheten?"
          text={`«${value.no.title}» blir borte fra siden Aktuelt.`}
          action="Slett nyheten"
          onConfirm={() => void remove()}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
