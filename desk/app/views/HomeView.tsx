import { useStore } from '../../../src/browser/store.ts';
import { announceToScreenReader } from '../store/announcements.ts';
import { setShowsEnglish, showsEnglish, useOverview, useUnread } from '../store/overview.ts';
import { hasFailed, usePublishing } from '../store/publishing.ts';
import { Button } from '../ui/Button.tsx';
import { ViewHeader } from '../ui/View.tsx';
import { focusAfterWait, pageView, viewHref } from '../ui/view-links.ts';
import { Drafts } from './Drafts.tsx';
import { LaunchList } from './LaunchList.tsx';
import { NoticeDetails } from './PresentNotice.tsx';
import './home.css';

/** The first view: what is out, what is done often, and what waits. */
export function HomeView() {
  const { launch } = useOverview();
  return (
    <>
      <ViewHeader title="Hjem" />
      <PresentNotice />
      <Choices />
      <PublicationState />
      <Drafts />
      {launch && <LaunchList {...launch} />}
      <OtherChoices />
    </>
  );
}

function PresentNotice() {
  const notice = useOverview().notice;
  function onTakenDown() {
    // The notice is gone with its buttons.
    focusAfterWait(document.querySelector<HTMLElement>('main h1'));
    announceToScreenReader('Beskjeden er tatt ned.');
  }
  return (
    notice && (
      <section className="box" aria-label="Beskjed til kundene">
        <NoticeDetails notice={notice} onTakenDown={onTakenDown} />
      </section>
    )
  );
}

function Choices() {
  const unread = useUnread();
  return (
    <ul className="choices">
      <li>
        <a href={viewHref('notice')}>Si fra</a>
      </li>
      <li>
        <a href={viewHref('messages')}>
          Meldinger {unread > 0 && <span className="count">{unread === 1 ? '1 ny' : `${unread} nye`}</span>}
        </a>
      </li>
      <li>
        <a href={viewHref('articles', ['new'])}>Ny nyhet</a>
      </li>
      <li>
        <a href={viewHref(pageView)}>Endre siden</a>
      </li>
    </ul>
  );
}

/** Whether everything is published, in one line; and that the last publication failed, until one succeeds. */
function PublicationState() {
  const { changes } = useOverview();
  const run = usePublishing();
  const count = changes.documents.length;
  const link = (words: string) => <a href={viewHref('publish')}>{words}</a>;
  if (run?.isRunning) return <p>{link('Publiserer …')}</p>;
  return (
    <>
      {run && hasFailed(run) && (
        <p className="box problems">
          Publiseringen lyktes ikke. {run.line?.message} {link('Se hva som må gjøres')}
        </p>
      )}
      <p>
        {!changes.published && link('Nettstedet er ikke publisert ennå')}
        {changes.published && count === 0 && 'Alt er publisert'}
        {count > 0 && link(count === 1 ? '1 side venter' : `${count} sider venter`)}
      </p>
    </>
  );
}

function OtherChoices() {
  const { hasSignIn, waitingEnglish } = useOverview();
  const isEnglishShown = useStore(showsEnglish);
  const count = waitingEnglish.length;
  return (
    <>
      <ul className="other-choices">
        {otherChoices.map(([view, words]) => (
          <li key={view}>
            <a href={viewHref(view)}>{words}</a>
          </li>
        ))}
        <li>
          <label className="checkbox">
            <input
              type="checkbox"
              checked={isEnglishShown}
              onChange={({ target }) => setShowsEnglish(target.checked)}
            />
            Engelsk
          </label>
        </li>
        {isEnglishShown && count > 0 && (
          <li>
            <a href={viewHref('english')}>Venter på engelsk: {count}</a>
          </li>
        )}
      </ul>
      {hasSignIn && (
        <form className="actions" method="post" action="/ut">
          <Button type="submit">Logg ut</Button>
          <span className="hint">Logger ut alle telefoner og PC-er.</span>
        </form>
      )}
    </>
  );
}

const otherChoices = [
  ['company', 'Firmaet'],
  ['pictures', 'Bilder'],
  ['articles', 'Aktuelt'],
  ['history', 'Historikk'],
  ['helper', 'For den som hjelper'],
] as const;
