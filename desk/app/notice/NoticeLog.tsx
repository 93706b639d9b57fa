import type { LoggedNotice } from '../../contract/notice.ts';
import { noticeLogFile } from '../store/request.ts';
import { timeInWords } from '../text/writing.ts';
import { Part } from '../ui/Part.tsx';

const endings = { 'taken-down': 'tatt ned', ended: 'gikk ut av seg selv', replaced: 'byttet ut' } as const;

/** What visitors have seen, and when: for a board that asks when plowing began. */
export function NoticeLog({ log }: { log: readonly LoggedNotice[] }) {
  return (
    <Part title="Driftslogg">
      {log.length === 0 ? (
        <p>Loggen er tom ennå. Her blir det stående hva som har vært ute, og når. Det publiseres aldri.</p>
      ) : (
        <>
          <p>Hva som sist har vært ute, og når. Filen har alt. Det publiseres aldri.</p>
          <p className="actions">
            <a className="secondary" href={noticeLogFile} download>
              Lagre som fil
            </a>
            <span className="hint">Åpnes i et regneark, og kan sendes til et styre som spør.</span>
          </p>
          <ul className="lines">
            {log.map(({ no, out, ended, how }) => (
              <li key={out}>
                <strong>{no}</strong>
                <span className="hint">
                  {timeInWords(out)} – {ended && how ? `${timeInWords(ended)}, ${endings[how]}` : 'ute nå'}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  );
}
