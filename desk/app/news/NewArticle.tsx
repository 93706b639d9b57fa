import { useEffect, useState } from 'react';
import type { ArticleValue, Problem, Schema } from '../../contract.ts';
import { sentence } from '../form/Explanation.tsx';
import { addresses } from '../layout/address.ts';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { connectionLost, whenConnected } from '../store/connection.ts';
import { readDraft, writeDraft } from '../store/drafts.ts';
import { readEverything } from '../store/overview.ts';
import { Refused, request } from '../store/request.ts';
import { ViewHead } from '../views/ViewHead.tsx';
import { ArticleFields } from './ArticleFields.tsx';
import { emptyArticle } from './article-form.ts';

const draftId = 'ny-nyhet';
const today = () => new Date().toLocaleDateString('sv-SE');

/** A new article. It is kept in the browser until it is saved for the first time. */
export function NewArticle() {
  const [schema, setSchema] = useState<Schema | null>(null);
  const [value, setValue] = useState(() => readDraft<ArticleValue>(draftId) ?? emptyArticle(today()));
  const [problems, setProblems] = useState<Problem[]>([]);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const [asks, setAsks] = useState(false);
  useEffect(() => writeDraft(draftId, value), [value]);
  useEffect(
    () =>
      whenConnected(() => {
        request<{ schema: Schema }>('GET', '/documents/news').then(
          (answer) => setSchema(answer.schema),
          connectionLost,
        );
      }),
    [],
  );

  async function create() {
    setIsSaving(true);
    setFailure('');
    try {
      const { id } = await request<{ id: string }>('POST', '/documents/news', { value });
      await readEverything();
      writeDraft(draftId, null);
      location.hash = addresses.article(id.replace('news/', ''));
    } catch (error) {
      if (!(error instanceof Refused)) {
        connectionLost();
        setFailure('Skrivebordet svarer ikke. Teksten er tatt vare på her.');
      } else {
        const { problems: found = [] } = error.body as { problems?: Problem[] };
        setProblems(found);
        setFailure(found.length > 0 ? 'Noe må rettes før nyheten kan lagres.' : error.message);
      }
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <>
      <p className="back">
        <a href={addresses.news}>Alle nyhetene</a>
      </p>
      <ViewHead title="Ny nyhet" intro="Utkastet blir liggende her til du lagrer nyheten." />
      {schema && <ArticleFields schema={schema} value={value} problems={problems} onChange={setValue} />}
      <div className="view-actions">
        <button
          type="button"
          className="main-button"
          aria-disabled={isSaving || undefined}
          onClick={() => !isSaving && void create()}
        >
          Lagre nyheten
        </button>
        <button type="button" className="second-button" onClick={() => setAsks(true)}>
          Forkast utkastet
        </button>
        {failure && (
          <p className="error" role="alert">
            {sentence(failure)}
          </p>
        )}
      </div>
      {asks && (
        <ConfirmDialog
          title="Forkaste utkastet?"
          text="Det du har skrevet i den nye nyheten, blir borte."
          action="Forkast utkastet"
          onConfirm={() => setValue(emptyArticle(today()))}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
