import { type SubmitEvent, useState } from 'react';
import type { ArticleSummary } from '../../../content-model/desk/contract.ts';
import type { ArticleValue } from '../../../content-model/screens/article.ts';
import { useStore } from '../../../src/browser/store.ts';
import { Form } from '../form/Form.tsx';
import { Fields } from '../form/SchemaField.tsx';
import { announceFailure } from '../store/announcements.ts';
import { createArticle } from '../store/articles.ts';
import { closeDocument, useLoadedDocument } from '../store/documents.ts';
import { showsEnglish, useHostNote, useOverview, useVariables } from '../store/overview.ts';
import { request } from '../store/request.ts';
import { formatDateNb } from '../text/format.ts';
import { Action } from '../ui/Action.tsx';
import { NotShown } from '../ui/NotShown.tsx';
import { ViewHeader } from '../ui/View.tsx';
import { fieldId, goOn, viewHref } from '../ui/view-links.ts';

export function newsView(name: string | undefined) {
  if (name === undefined) return { children: <NewsView />, previewOf: 'news' };
  const id = `articles/${name}` as const;
  return { documentIds: [id], children: <ArticleView id={id} />, previewOf: id };
}

/** What the next publication does with an article. */
function describeState(isShown: boolean, { isLive }: ArticleSummary): string {
  if (isShown === isLive) return '';
  return isShown ? 'Kommer ut når du publiserer' : 'Tas av nettet når du publiserer';
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
        {articles.map(({ id, title, article, isShown }) => (
          <li key={id}>
            <a href={viewHref(id)}>{title}</a>
            {!isShown && <NotShown />}
            <span className="hint">
              {[formatDateNb(article?.date), article && describeState(isShown, article)]
                .filter(Boolean)
                .join(' · ')}
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
  const isEnglishShown = useStore(showsEnglish);

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
        En tom linje gir et nytt avsnitt.{' '}
        {isEnglishShown &&
          'Det engelske er med når både tittel og tekst er skrevet. Til da står ikke nyheten i den engelske listen.'}
      </p>
      <Form document={document}>
        <Fields schema={schema} path={[]} names={['shown', 'date']} />
        <EarlyDate date={value.date} />
        <Fields schema={schema} path={[]} names={['picture']} />
      </Form>
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
      ? 'Tas av nettet neste gang du publiserer. Teksten blir liggende her.'
      : 'Vises ikke. Slå på «Vis når du publiserer» når nyheten er ferdig.';
  if (no.text === '')
    return isLive
      ? 'Uten tekst tas nyheten av nettet når du publiserer.'
      : 'Uten tekst kommer nyheten ikke ut.';
  return isLive ? '' : 'Ikke på nettet ennå. Kommer ut neste gang du publiserer.';
}

/** A remark on a date of a year before the firm was founded, which may be a typing error. */
function EarlyDate({ date }: { date: string }) {
  const founded = useVariables()('no').founded?.becomes ?? '';
  if (!/^\d{4}-/.test(date) || date.slice(0, 4) >= founded) return null;
  return (
    <p className="hint" role="status">
      Datoen er fra før firmaet startet, i {founded}. Stemmer året?
    </p>
  );
}
