import type { ArticleValue } from '../../../content-model/screens/article.ts';
import { Form } from '../form/Form.tsx';
import { Fields } from '../form/SchemaField.tsx';
import { openNewArticle } from '../store/articles.ts';
import { useLoadedDocument } from '../store/documents.ts';
import { useDocument } from '../store/loading.ts';
import { useOverview } from '../store/overview.ts';
import { request } from '../store/request.ts';
import { closeDocument, save } from '../store/saving.ts';
import { formatDateNb } from '../text/format.ts';
import { Action } from '../ui/Action.tsx';
import { ViewHeader } from '../ui/View.tsx';
import { viewHref } from '../ui/view-links.ts';

export function newsView(name: string | undefined) {
  if (name === undefined) return { children: <NewsView />, previewOf: 'news' };
  const id = `articles/${name}` as const;
  return { documentIds: [id], children: <ArticleView id={id} />, previewOf: id };
}

/** Why an article is not published along; empty for the others. */
export const articleStates = { unfinished: 'Ikke ferdig', held: 'Venter', ready: '' } as const;

function NewsView() {
  const articles = useOverview()
    .documents.filter(({ id }) => id.startsWith('articles/'))
    .sort((a, b) => (b.article?.date ?? '').localeCompare(a.article?.date ?? ''));
  return (
    <>
      <ViewHeader
        title="Nyheter"
        intro="Nyhetene står på siden Aktuelt, den nyeste øverst. Skriv gjerne kort: hva dere gjør nå, og hva kunden bør vite."
      />
      <NewArticleForm />
      {articles.length === 0 && (
        <p className="view-section">Ingen nyheter ennå. Det står også på siden Aktuelt.</p>
      )}
      <ul className="row-list">
        {articles.map(({ id, title, article, problems }) => (
          <li key={id}>
            <a href={viewHref(id)}>{title}</a>
            <span className="hint">
              {[formatDateNb(article?.date), articleStates[article?.state ?? 'ready']]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {problems > 0 && <span className="error">Noe må rettes</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

function NewArticleForm() {
  function create(form: FormData) {
    const title = String(form.get('title')).trim();
    if (title !== '') createArticle({ no: { title, text: '' } });
  }
  return (
    <form className="actions" action={create}>
      <label className="field">
        Tittel på en ny nyhet
        <input autoComplete="off" name="title" />
      </label>
      <button type="submit" className="primary">
        Ny nyhet
      </button>
    </form>
  );
}

/** Saves a new article at once, and goes to its text. */
export function createArticle(words: Partial<ArticleValue>): void {
  const id = openNewArticle(words);
  location.hash = viewHref(id, ['no', 'text']);
  void save(id);
}

const notPublished = {
  unfinished: 'Ikke ferdig. Når nyheten har en tekst, blir den med når du publiserer.',
  held: 'Venter. Nyheten blir ikke med når du publiserer.',
  ready: 'Blir med når du publiserer.',
} as const;

const published = {
  unfinished: 'Uten tekst blir nyheten tatt av nettet når du publiserer.',
  held: 'Blir tatt av nettet når du publiserer.',
  ready: '',
} as const;

const takeDown = {
  title: 'Ta av nettet',
  description:
    'Nyheten blir borte når du publiserer. Da kan ingen lese den eller se bildene i den, og lenker til den fører til «Siden finnes ikke». Teksten blir liggende her.',
};

function ArticleView({ id }: { id: `articles/${string}` }) {
  const document = useLoadedDocument(id);
  const company = useDocument('company');
  const { schema, value, version } = document;
  const { article, address = '' } = useOverview().documents.find((summary) => summary.id === id) ?? {};
  const state = article?.state ?? 'unfinished';
  const isLive = article?.isLive ?? false;
  const words = schema.properties?.no ?? {};
  const { hold = {}, ...properties } = schema.properties ?? {};
  const settings = { properties: { ...properties, hold: { ...hold, ...(isLive ? takeDown : {}) } } };
  const link = company && address && company.value.url + address;

  async function remove() {
    if (version !== undefined) await request('DELETE', `/documents/${id}`, { version });
    location.hash = viewHref('articles');
    closeDocument(id);
  }

  return (
    <>
      <ViewHeader
        title={value.no.title || 'Nyhet'}
        intro={(isLive ? published : notPublished)[state]}
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
        <Fields schema={settings} path={[]} names={['date', 'picture', 'hold']} />
      </Form>
      {link && (
        <p>
          Lenken til nyheten, når den er publisert: <a href={link}>{link}</a>. Den blir den samme om du endrer
          tittelen.
        </p>
      )}
      <div className="actions view-section">
        <Action
          label="Slett nyheten"
          confirm={{
            title: 'Slette nyheten?',
            text: isLive
              ? `«${value.no.title}» blir borte når du publiserer, også fra tidligere utgaver, og lenker til den fører til «Siden finnes ikke». Fram til da kan du angre under Publiser.`
              : `«${value.no.title}» ligger ikke på nettet, og blir borte for godt, også fra tidligere utgaver.`,
          }}
          onAction={remove}
        />
      </div>
    </>
  );
}
