import type { Overview } from '../../contract/overview.ts';
import { newArticle } from '../store/drafts.ts';
import { useMessages } from '../store/messages.ts';
import { addressOf } from '../ui/address.ts';
import { ViewHead } from '../ui/ViewHead.tsx';
import { Menu } from './Menu.tsx';
import './home.css';

interface Row {
  id: string;
  title: string;
  hint: string;
  /** How much is new there, in words. */
  news?: string;
}

const atOnce = '«Vi brøyter nå», øverst på alle sidene';

/** What the owner most often comes for, as far as the server offers it. */
function rowsOf({ isOnline, isOnServer, shownNotice }: Overview, unread: number): Row[] {
  const news = unread === 0 ? '' : unread === 1 ? '1 ny' : `${unread} nye`;
  return [
    ...(isOnline
      ? []
      : [{ id: 'publish', title: 'Gjør nettstedet klart', hint: 'Det som mangler før det kan publiseres' }]),
    ...(isOnServer ? [{ id: 'messages', title: 'Meldinger', hint: 'Fra skjemaet på nettstedet', news }] : []),
    { id: 'notice', title: 'Si fra til kundene', hint: shownNotice ? `Ute nå: ${shownNotice.no}` : atOnce },
    { id: newArticle, title: 'Ny nyhet', hint: 'Hva dere gjør nå, gjerne med et bilde' },
    { id: 'all', title: 'Endre på nettstedet', hint: 'Opplysninger, tekster og bilder' },
  ];
}

/** The first view on a phone: a few large rows. */
export function HomeView({ overview }: { overview: Overview }) {
  const unread = useMessages()?.unread ?? 0;
  return (
    <>
      <ViewHead title="Hva vil du gjøre?" />
      <ul className="home">
        {rowsOf(overview, unread).map(({ id, title, hint, news }) => (
          <li key={id}>
            <a href={addressOf(id)}>
              <strong>
                {title} {news && <span className="count">{news}</span>}
              </strong>
              <span className="hint">{hint}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Everything that can be changed, for windows without room for the menu. */
export function AllView({ overview }: { overview: Overview }) {
  return (
    <>
      <ViewHead title="Endre på nettstedet" />
      <div className="menu">
        <Menu overview={overview} />
      </div>
    </>
  );
}
