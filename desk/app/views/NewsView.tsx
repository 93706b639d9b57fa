import { newArticle } from '../store/drafts.ts';
import { useOverview } from '../store/overview.ts';
import { dateInWords } from '../text/writing.ts';
import { addressOf } from '../ui/address.ts';
import { useSearch } from '../ui/Search.tsx';
import { ViewHead } from '../ui/View.tsx';

/** Every article, newest first, and the way to a new one. */
export function NewsView() {
  const articles = useOverview()
    .documents.filter(({ id }) => id.startsWith('news/'))
    .sort((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
  const { found, field, more } = useSearch(articles, ({ title, date }) => `${title} ${dateInWords(date)}`);
  return (
    <>
      <ViewHead
        title="Nyheter"
        intro="Nyhetene står på siden Aktuelt, den nyeste øverst. Skriv gjerne kort: hva dere gjør nå, og hva kunden bør vite."
      />
      <p className="actions">
        <a className="primary" href={addressOf(newArticle)}>
          Ny nyhet
        </a>
      </p>
      {articles.length === 0 ? (
        <p className="part">Ingen nyheter ennå. Det står også på siden Aktuelt.</p>
      ) : (
        field
      )}
      <ul className="lines">
        {found.map(({ id, title, date, problems }) => (
          <li key={id}>
            <a href={addressOf(id)}>{title}</a>
            <span className="hint">{dateInWords(date)}</span>
            {problems > 0 && <span className="error">Noe må rettes</span>}
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
