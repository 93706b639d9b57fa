import { type SubmitEvent, useState } from 'react';
import type { ArticleSummary } from '../../../content-model/desk/contract.ts';
import type { ArticleValue } from '../../../content-model/screens/article.ts';
import { Form } from '../form/Form.tsx';
import { Fields } from '../form/SchemaField.tsx';
import { announceFailure } from '../store/announcements.ts';
import { createArticle } from '../store/articles.ts';
import { closeDocument, useLoadedDocument } from '../store/documents.ts';
import { useHostNote, useOverview } from '../store/overview.ts';
import { request } from '../store/request.ts';
import { edit, save } from '../store/saving.ts';
import { formatDateNb } from '../text/format.ts';
import { Action } from '../ui/Action.tsx';
import { ViewHeader } from '../ui/View.tsx';
import { fieldId, goOn, viewHref } from '../ui/view-links.ts';

export function newsView(name: string | undefined) {
  if (name === undefined) return { children: <NewsView />, previewOf: 'news' };
  const id = `articles/${name}` as const;
  return { documentIds: [id], children: <ArticleView id={id} />, previewOf: id };
}

/** What visitors see of an article, and what the next publication does with it. */
function describeState({ isShown, isLive }: ArticleSummary): string {
  if (isShown) return isLive ? '' : 'Kommer ut når du publiserer';
  return isLive ? 'Utkast. Tas av nettet når du publiserer' : 'Utkast';
}

function NewsView() {
  const { documents, problems } = useOverview();
  const articles = documents.filter(({ id }) => id.startsWith('articles/'));
  return (
    <>
      <ViewHeader
        title="Aktuelt"
        intro="Nyhetene står på siden Aktuelt, den nyeste øverst. Skriv gjerne kort: hva dere gjør nå, og hva kunden bør vite."
      />
      <NewArticleForm />
      {articles.length === 0 && (
        <p className="view-section">Ingen nyheter ennå. Det står også på siden Aktuelt.</p>
      )}
      <ul className="row-list">
        {articles.map(({ id, title, article }) => (
          <li key={id}>
            <a href={viewHref(id)}>{title}</a>
            <span className="hint">
              {[formatDateNb(article?.date), article && describeState(article)].filter(Boolean).join(' · ')}
            </span>
            {problems.some((problem) => problem.document === id) && (
              <span className="error">Noe må rettes</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function NewArticleForm() {
  const [isCreating, setIsCreating] = useState(false);
  async function create(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const title = String(new FormData(event.currentTarget).get('title')).trim();
    if (title === '') return;
    setIsCreating(true);
    await createArticle(title).catch(announceFailure);
    setIsCreating(false);
  }
  return (
    <form className="actions" onSubmit={create}>
      <label className="field">
        Tittel på en ny nyhet
        <input id={fieldId('articles', ['new'])} autoComplete="off" name="title" />
      </label>
      <button type="submit" className="primary" disabled={isCreating}>
        Ny nyhet
      </button>
    </form>
  );
}

function ArticleView({ id }: { id: `articles/${string}` }) {
  const document = useLoadedDocument(id);
  const { schema, value, version } = document;
  const { documents, siteAddress } = useOverview();
  const hostHasIt = useHostNote();
  const { article, address } = documents.find((summary) => summary.id === id) ?? {};
  const isLive = article?.isLive ?? false;
  const words = schema.properties?.no ?? {};
  const link = siteAddress && address && siteAddress + address;

  async function remove() {
    await request('DELETE', `/documents/${id}`, { version });
    goOn(id, 'articles');
    closeDocument(id);
  }

  return (
    <>
      <ViewHeader
        title={value.no.title || 'Nyhet'}
        intro={introOf(value, isLive)}
        back={['articles', 'Alle nyhetene']}
      />
      <Form document={document} isBilingual>
        <Fields schema={words} path={[]} />
      </Form>
      <p className="hint">
        En tom linje gir et nytt avsnitt. Det engelske kan stå tomt, og er med når både tittel og tekst er
        skrevet. Uten det står ikke nyheten i listen for dem som leser på engelsk, og en lenke til den viser
        den norske teksten.
      </p>
      <Form document={document}>
        <Fields schema={schema} path={[]} names={['date', 'picture']} />
      </Form>
      <ReadyButton id={id} value={value} isLive={isLive} />
      {link && (
        <p>
          {isLive ? 'Lenken til nyheten:' : 'Lenken til nyheten, når den er publisert:'}{' '}
          <a href={link}>{link}</a>. Den er den samme også om du endrer tittelen.
        </p>
      )}
      {!link && address && (
        <p className="hint">
          Her er det ingen lenke å dele: Dette er en prøveside, bare på denne PC-en. Kundene ser den ikke.
        </p>
      )}
      <div className="actions view-section">
        <Action
          label="Slett nyheten"
          confirm={{
            title: 'Slette nyheten?',
            text: `«${value.no.title}» blir borte for godt, med en gang: herfra, fra nettstedet og fra historikken.${hostHasIt}`,
          }}
          onAction={remove}
        />
      </div>
    </>
  );
}

function introOf({ shown, no }: ArticleValue, isLive: boolean): string {
  if (!shown)
    return isLive
      ? 'Utkast. Tas av nettet neste gang du trykker Publiser. Teksten blir liggende her.'
      : 'Utkast. Kommer ikke ut før du trykker på «Klar til å publiseres».';
  if (no.text === '')
    return isLive
      ? 'Uten tekst tas nyheten av nettet når du publiserer.'
      : 'Uten tekst kommer nyheten ikke ut.';
  return isLive ? '' : 'Ikke på nettet ennå. Kommer ut neste gang du trykker Publiser.';
}

interface ReadyButtonProps {
  id: `articles/${string}`;
  value: ArticleValue;
  isLive: boolean;
}

function ReadyButton({ id, value, isLive }: ReadyButtonProps) {
  const isDraft = !value.shown;
  const takeOff = isLive ? 'Ta av nettet' : 'Gjør til utkast igjen';
  const takenOff =
    'Når du har publisert, kan ingen lese nyheten eller se bildene i den, og lenker til den fører til «Siden finnes ikke». Teksten blir liggende her som et utkast.';

  async function mark(shown: boolean) {
    edit(id, (article) => ({ ...article, shown }));
    await save(id);
  }

  return (
    <div className="view-section">
      <div className="actions">
        {/* One element, so that the keyboard stays on it. */}
        <Action
          label={isDraft ? 'Klar til å publiseres' : takeOff}
          variant={isDraft ? 'primary' : 'secondary'}
          disabled={isDraft && value.no.text === ''}
          onAction={() => mark(isDraft)}
        />
      </div>
      {isDraft && value.no.text === '' && <p className="hint">Skriv teksten først.</p>}
      {!isDraft && isLive && <p className="hint">{takenOff}</p>}
    </div>
  );
}
