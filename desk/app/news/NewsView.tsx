import type { Overview } from '../../contract.ts';
import { addresses } from '../layout/address.ts';
import { ViewHead } from '../views/ViewHead.tsx';
import './news.css';

const longDate = new Intl.DateTimeFormat('nb-NO', { dateStyle: 'long', timeZone: 'UTC' });

/** A date as people write it: «20. november 2026». */
function inWords(date: string | undefined): string {
  const parsed = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(parsed.getTime()) ? '' : longDate.format(parsed);
}

/** Every article, newest first, and the way to a new one. */
export function NewsView({ overview }: { overview: Overview }) {
  const articles = overview.documents
    .filter(({ id }) => id.startsWith('news/'))
    .sort((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
  return (
    <>
      <ViewHead
        title="Nyheter"
        intro="Står på siden Aktuelt, den nyeste øverst. Skriv gjerne kort: hva dere gjør nå, og hva kunden bør vite."
      >
        <p className="actions">
          <a className="main-button" href={addresses.newArticle}>
            Ny nyhet
          </a>
        </p>
      </ViewHead>
      {articles.length === 0 ? (
        <p className="empty">Ingen nyheter ennå. Så lenge det er tomt, sier siden Aktuelt det.</p>
      ) : (
        <ul className="articles">
          {articles.map(({ id, title, date, problems }) => (
            <li key={id}>
              <a href={addresses.article(id.replace('news/', ''))}>
                <span className="article-title">{title}</span>
                <span className="article-date">{inWords(date)}</span>
                {problems > 0 && <span className="warning">Noe må rettes</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
