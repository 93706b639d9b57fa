import type { ReactNode } from 'react';
import type { MessageList } from '../../../server/messages/stored-message.ts';
import { newArticle } from '../store/drafts.ts';
import { useAnswer, useOverview } from '../store/overview.ts';
import { addressOf } from '../ui/address.ts';
import { ViewHead } from '../ui/View.tsx';
import { Menu } from './Menu.tsx';

/** The first view on a phone: a few large rows, with what the owner most often comes for. */
export function HomeView() {
  const { isOnline, shownNotice } = useOverview();
  const out = shownNotice ? `Ute nå: ${shownNotice.no}` : '«Vi brøyter nå», øverst på alle sidene';
  return (
    <>
      <ViewHead title="Hva vil du gjøre?" />
      <ul className="rows">
        {!isOnline && row('publish', 'Gjør nettstedet klart', 'Det som mangler før det kan publiseres')}
        {row('messages', <MessagesTitle />, 'Fra skjemaet på nettstedet')}
        {row('notice', 'Si fra til kundene', out)}
        {row(newArticle, 'Ny nyhet', 'Hva dere gjør nå, gjerne med et bilde')}
        {row('all', 'Endre på nettstedet', 'Opplysninger, tekster og bilder')}
      </ul>
    </>
  );
}

const row = (id: string, title: ReactNode, hint: string) => (
  <li>
    <a href={addressOf(id)}>
      <span>{title}</span>
      <span className="hint">{hint}</span>
    </a>
  </li>
);

/** Says how many messages are new. */
function MessagesTitle() {
  const unread = useAnswer<MessageList>('/messages', () => 30)?.unread ?? 0;
  return (
    <>Meldinger {unread > 0 && <span className="count">{unread === 1 ? '1 ny' : `${unread} nye`}</span>}</>
  );
}

/** Everything that can be changed, for windows without room for the menu. */
export const AllView = () => (
  <>
    <ViewHead title="Endre på nettstedet" />
    <Menu />
  </>
);
