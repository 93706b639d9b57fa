import { type SubmitEvent, useState } from 'react';
import type { DocumentSummary, NewArticle } from '../../../content-model/desk/contract.ts';
import { Form } from '../form/Form.tsx';
import { Fields } from '../form/SchemaField.tsx';
import { announceFailure } from '../store/announcements.ts';
import { closeDocument, useLoadedDocument } from '../store/documents.ts';
import { refreshOverview } from '../store/loading.ts';
import { useOverview } from '../store/overview.ts';
import { request } from '../store/request.ts';
import { formatDateNb } from '../text/format.ts';
import { Action } from '../ui/Action.tsx';
import { FieldMessages, fieldMessageIds } from '../ui/FieldMessages.tsx';
import { NotShown } from '../ui/NotShown.tsx';
import { ViewHeader } from '../ui/View.tsx';
import { changeAndGoTo, fieldId, goOn, goTo, viewHref } from '../ui/view-links.ts';

export function newsView(name: string | undefined) {
  if (name === undefined) return { children: <NewsView />, previewOf: 'news' };
  const id = `articles/${name}` as const;
  return { documentIds: [id], children: <ArticleView id={id} />, previewOf: id };
}

/** Whether visitors see an article, and what the next publication changes in that. */
function ArticleState({ isShown, article }: DocumentSummary) {
  const change = isShown ? 'Kommer ut når du publiserer' : 'Tas av nettet når du publiserer';
  return (
    <>
      {!isShown && <NotShown />} {isShown !== article?.isLive && <span className="hint">{change}</span>}
    </>
  );
}

function NewsView() {
  const { documents, problems } = useOverview();
  const articles = documents.filter(({ id }) => id.startsWith('articles/'));
  return (
    <>
      <ViewHeader title="Aktuelt" />
      <NewArticleForm />
      {articles.length === 0 && <p className="view-section">Ingen nyheter ennå.</p>}
      <ul className="row-list">
        {articles.map(({ id, ...summary }) => (
          <li key={id}>
            <a href={viewHref(id)}>{summary.title}</a>
            <ArticleState id={id} {...summary} />
            <span className="hint">{formatDateNb(summary.article?.date)}</span>
            {problems.some((problem) => problem.document === id) && (
              <span className="error">Noe må rettes</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Creates a draft with a title, which the server names, and goes to its text. */
async function createArticle(title: string): Promise<void> {
  const { id } = await request<NewArticle>('POST', '/articles', { title });
  await refreshOverview();
  goTo(viewHref(id, ['no', 'text']));
}

function NewArticleForm() {
  const [isCreating, setIsCreating] = useState(false);
  const [errors, setErrors] = useState<string[]>([]);
  const id = fieldId('articles', ['new']);
  async function create(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const title = String(new FormData(event.currentTarget).get('title')).trim();
    if (title === '') return changeAndGoTo(id, () => setErrors(['Skriv en tittel.']));
    setIsCreating(true);
    await createArticle(title).catch(announceFailure);
    setIsCreating(false);
  }
  return (
    <form className="actions" onSubmit={create}>
      <div className="field">
        <label htmlFor={id}>Tittel på en ny nyhet</label>
        <input
          id={id}
          autoComplete="off"
          name="title"
          aria-invalid={errors.length > 0}
          aria-describedby={fieldMessageIds({ id, errors })}
          onChange={() => setErrors([])}
        />
        <FieldMessages id={id} errors={errors} />
      </div>
      <button type="submit" className="primary" disabled={isCreating}>
        Ny nyhet
      </button>
    </form>
  );
}

function ArticleView({ id }: { id: `articles/${string}` }) {
  const document = useLoadedDocument(id);
  const { schema, value, version } = document;
  const { documents } = useOverview();
  const summary = documents.find((listed) => listed.id === id);
  const words = schema.properties?.no ?? {};
  const link = summary?.article?.link;

  async function remove() {
    await request('DELETE', `/documents/${id}`, { version });
    goOn(id, 'articles');
    closeDocument(id);
  }

  return (
    <>
      <ViewHeader
        title={value.no.title || 'Nyhet'}
        intro={summary && <ArticleState {...summary} />}
        back={['articles', 'Alle nyhetene']}
      />
      <Form document={document} isBilingual>
        <Fields schema={words} path={[]} />
      </Form>
      <Form document={document}>
        <Fields schema={schema} path={[]} names={['shown', 'date', 'picture']} />
      </Form>
      {link && (
        <p>
          Lenken til nyheten: <a href={link}>{link}</a>
        </p>
      )}
      <div className="actions view-section">
        <Action
          label="Slett nyheten"
          confirm={{
            title: 'Slette nyheten?',
            text: `«${value.no.title}» blir borte for godt: herfra, fra nettstedet og fra historikken.`,
          }}
          onAction={remove}
        />
      </div>
    </>
  );
}
