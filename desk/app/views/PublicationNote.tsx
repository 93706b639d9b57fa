import { clockInOslo } from '../../../builder/time-in-oslo.ts';
import { useContentState } from '../store/overview.ts';
import { comesOut } from '../text/writing.ts';

/** Says when an article comes out, if it is not out yet. */
export function PublicationNote({ date }: { date: string }) {
  const isOnServer = useContentState()?.overview.isOnServer;
  const when = comesOut(date);
  const how = isOnServer
    ? 'Trykk på Publiser når du vil, så kommer den ut av seg selv da.'
    : 'Den blir med neste gang du publiserer etter det.';
  const isToday = date === clockInOslo(new Date()).day;
  return (
    <p className={when ? 'hint' : undefined} role="status">
      {when && `Kommer ut ${when}. ${how} ${isToday ? 'Skal den ut nå, så velg datoen i går.' : ''}`}
    </p>
  );
}
