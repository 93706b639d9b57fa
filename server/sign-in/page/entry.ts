import './page.css';
import { addDevice, Refused, signIn, wordsFor } from './screen-lock.ts';

const desk = '/rediger/';
const door = '/inn';

function part<Found extends Element>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}

const heading = part('h1');
const intro = part('#intro');
const button = part<HTMLButtonElement>('button');
const answer = part('#answer');

/** The code of an invite. It stands after `#`, so that no server sees it before it is used. */
const readCode = () => (location.pathname === door ? location.hash.slice(1) : '');

function show(): void {
  const isInvited = readCode() !== '';
  const isSignedIn = document.documentElement.dataset.signedIn !== undefined;
  if (isSignedIn && !isInvited) return void location.replace(desk);
  const device = matchMedia('(pointer: coarse)').matches ? 'telefonen' : 'maskinen';
  heading.textContent = isInvited ? 'Legg til denne enheten' : 'Logg inn';
  document.title = heading.textContent;
  intro.textContent = isInvited
    ? `Etterpå logger du inn med koden, fingeren eller ansiktet som låser opp ${device}.`
    : '';
  button.textContent = `${isInvited ? 'Legg til' : 'Logg inn'} med skjermlåsen på ${device}`;
  button.hidden = false;
}

async function act(): Promise<void> {
  const code = readCode();
  button.disabled = true;
  answer.textContent = '';
  try {
    await (code ? addDevice(code) : signIn());
    if (location.pathname.startsWith(desk)) location.reload();
    else location.replace(desk);
  } catch (error) {
    answer.textContent = wordsFor(error);
    // The link leads nowhere any more, but the device may be one that can sign in.
    const isOver = error instanceof Refused && error.status === 403;
    if (isOver || (error instanceof Error && error.name === 'InvalidStateError')) {
      history.replaceState(null, '', door);
      show();
    }
    button.disabled = false;
  }
}

button.addEventListener('click', act);
addEventListener('hashchange', show);
show();
