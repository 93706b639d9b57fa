import { useState } from 'react';
import type { Device, DeviceInvite } from '../../../server/sign-in/device.ts';
import { signIn, wordsFor } from '../../../server/sign-in/page/screen-lock.ts';
import { useAnswer } from '../store/overview.ts';
import { Refused, request } from '../store/request.ts';
import { timeInWords } from '../text/writing.ts';
import { Action } from '../ui/Action.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Part } from '../ui/Part.tsx';
import { ViewHead } from '../ui/ViewHead.tsx';

/** Who may sign in on a server: each device with the browsers that are signed in, and the way to another one. */
export function DevicesView() {
  const devices = useAnswer<Device[]>('/devices');
  const [invite, setInvite] = useState<DeviceInvite | null>(null);
  return (
    <>
      <ViewHead
        title="Enheter"
        intro="Telefonene og maskinene som slipper inn med skjermlåsen sin. Med to slipper du inn selv om du mister den ene."
      />
      <p className="actions">
        <Action
          label="Legg til en enhet"
          variant="primary"
          act={async () => {
            await confirm();
            setInvite(await request('POST', '/devices/invite'));
          }}
        />
      </p>
      {devices?.map((device) => (
        <DeviceSection key={device.id} device={device} isOnly={devices.length === 1} />
      ))}
      {invite && <InviteDialog {...invite} onClose={() => setInvite(null)} />}
    </>
  );
}

function DeviceSection({ device, isOnly }: { device: Device; isOnly: boolean }) {
  const { id, name, made, sessions } = device;
  const [typed, setTyped] = useState(name);
  return (
    <Part title={name} hint={`Lagt til ${timeInWords(made)}.`}>
      <div className="field">
        <label htmlFor={id}>Navn</label>
        <input id={id} maxLength={60} value={typed} onChange={({ target }) => setTyped(target.value)} />
      </div>
      {typed.trim() !== name && (
        <Action label="Lagre navnet" act={() => request('PUT', `/devices/${id}`, { name: typed })} />
      )}
      <ul className="lines">
        {sessions.map(({ id: session, name: browser, lastUsed, isOwn }) => (
          <li key={session}>
            <span>
              {isOwn ? 'Denne nettleseren' : browser} · sist brukt {timeInWords(lastUsed)}
            </span>
            <div className="actions">
              <Action label="Logg ut" variant="quiet" act={() => end(`/sessions/${session}`, isOwn)} />
            </div>
          </li>
        ))}
      </ul>
      {!isOnly && (
        <p className="actions">
          <Action
            label="Ta bort enheten"
            ask={{
              title: `Ta bort «${name}»?`,
              text: 'Den logges ut, og slipper ikke inn igjen før du legger den til på nytt. Du bekrefter med skjermlåsen.',
            }}
            act={async () => {
              await confirm();
              await end(
                `/devices/${id}`,
                sessions.some(({ isOwn }) => isOwn),
              );
            }}
          />
        </p>
      )}
    </Part>
  );
}

function InviteDialog({ address, code, minutes, onClose }: DeviceInvite & { onClose: () => void }) {
  return (
    <Dialog title="Legg til en enhet" onClose={onClose}>
      <p>Pek på koden med kameraet på den nye enheten, og trykk på lenken.</p>
      <img width="224" src={`data:image/svg+xml,${encodeURIComponent(code)}`} alt="Kode som kameraet leser" />
      <p>
        Eller åpne lenken på den: <a href={address}>{address}</a>
      </p>
      <p className="hint">Den virker én gang, i {minutes} minutter. Gi den bare til den som skal inn.</p>
    </Dialog>
  );
}

/** Asks for the screen lock. */
const confirm = () =>
  signIn().catch((error) => {
    throw new Refused(403, { message: wordsFor(error) });
  });

/** Ends sessions; the page that signs in comes in place of this one when its own is among them. */
async function end(path: string, isOwn: boolean): Promise<void> {
  await request('DELETE', path);
  if (isOwn) location.reload();
}
