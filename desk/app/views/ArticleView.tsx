import type { ArticleValue } from '../../../schema/article.ts';
import { Fields } from '../form/Field.tsx';
import { Form } from '../form/Form.tsx';
import { change, type OpenDocument } from '../store/documents.ts';
import { newArticle } from '../store/drafts.ts';
import { readContentState } from '../store/overview.ts';
import { problemsIn, request } from '../store/request.ts';
import { forget } from '../store/saving.ts';
import { Action } from '../ui/Action.tsx';
import { addressOf } from '../ui/address.ts';
import { ViewHead } from '../ui/ViewHead.tsx';
import { ArticleAddress } from './ArticleAddress.tsx';
import { PublicationNote } from './PublicationNote.tsx';

const help = [
  ['', 'En tom linje gir et nytt avsnitt.'],
  ['## Når kommer vi?', 'blir en overskrift.'],
  ['**viktig**', 'blir uthevet.'],
  ['![](navn-på-bilde)', 'blir bildet. Det har sine egne ord for dem som ikke ser det.'],
];

/** One article, or a new one, which is kept in the browser until it is saved for the first time. */
export function ArticleView({ document, company }: { document: OpenDocument; company: OpenDocument }) {
  const { id, schema } = document;
  const isNew = id === newArticle;
  const value = document.value as ArticleValue;
  const words = schema.properties?.no ?? {};

  async function remove() {
    if (!isNew) await request('DELETE', `/documents/${id}`);
    location.hash = addressOf('news');
    forget(id);
  }

  async function create() {
    try {
      const created = await request<{ id: string }>('POST', '/documents/news', { value });
      await readContentState();
      location.hash = addressOf(created.id);
      forget(id);
    } catch (error) {
      change(id, { problems: problemsIn(error).map((problem) => ({ ...problem, document: id })) });
      throw error;
    }
  }

  return (
    <>
      <ViewHead
        title={isNew ? 'Ny nyhet' : value.no.title || 'Nyhet'}
        intro={isNew && 'Utkastet blir liggende her til du lagrer nyheten.'}
        back={['news', 'Alle nyhetene']}
        documents={[document]}
      />
      <Form document={document} isBilingual normalize={withoutEmptyEnglish}>
        <Fields schema={words} path={[]} names={['title']} />
      </Form>
      <Form document={document}>
        <Fields schema={schema} path={[]} names={['date']} />
        <PublicationNote date={value.date} />
        <Fields schema={schema} path={[]} names={['picture']} />
      </Form>
      <Form document={document} isBilingual normalize={withoutEmptyEnglish}>
        <Fields schema={words} path={[]} names={['text']} />
      </Form>
      {!value.en && (
        <p className="hint">
          Det engelske kan stå tomt. Da står ikke nyheten i listen for dem som leser på engelsk, og en lenke
          til den viser den norske teksten.
        </p>
      )}
      <details>
        <summary>Slik skriver du</summary>
        {help.map(([written, becomes]) => (
          <p key={becomes}>
            <code>{written}</code> {becomes}
          </p>
        ))}
      </details>
      {!isNew && <ArticleAddress id={id} company={company} />}
      <div className="actions part">
        {isNew && <Action label="Lagre nyheten" variant="primary" act={create} />}
        <Action
          label={isNew ? 'Forkast utkastet' : 'Slett nyheten'}
          ask={
            isNew
              ? { title: 'Forkaste utkastet?', text: 'Det du har skrevet, blir borte.' }
              : {
                  title: 'Slette nyheten?',
                  text: `«${value.no.title}» blir borte, og lenker til den fører til «Siden finnes ikke». Er den publisert, kan du angre under Publiser.`,
                }
          }
          act={remove}
        />
      </div>
    </>
  );
}

/** Without any English words there is no English article. */
function withoutEmptyEnglish(value: unknown): ArticleValue {
  const { en, ...rest } = value as ArticleValue;
  const { title = '', text = '' } = en ?? {};
  return { ...rest, en: title.trim() || text.trim() ? { title, text } : null };
}
