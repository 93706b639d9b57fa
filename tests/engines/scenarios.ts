import { allTexts, owner } from '../support/texts.ts';
import { type Engine, until, type Window } from './engine.ts';

/** What the scenarios find at hand. */
export interface Site {
  url: string;
  /** The messages that have arrived, newest last. */
  messages(): Record<string, string>[];
}

interface Scenario {
  name: string;
  window: Window;
  /** True where the browser's own language decides. */
  byLanguage?: true;
  run(engine: Engine, site: Site): Promise<void>;
}

const desk = { width: 1280, height: 900 };
const phone = { width: 400, height: 800 };
const [no, en] = [await allTexts('no'), await allTexts('en')];

const heading = `document.querySelector('h1')?.textContent`;
const says = (text: string) => `=== ${JSON.stringify(text)}`;
const query = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;
/** React keeps its notes on what it has taken over: only then the page answers. */
const takenOver = `Object.keys(${query('#root footer')} ?? {}).some((key) => key.startsWith('__react'))`;

async function visit(engine: Engine, address: string): Promise<void> {
  await engine.open(address);
  // The page before may still be there for a moment.
  await until(
    engine,
    `location.pathname ${says(new URL(address).pathname)} && document.readyState === 'complete'`,
  );
  await until(engine, takenOver);
}

/** A visitor who has been here before, reads Norwegian and wants no cookies. */
async function comeBack(engine: Engine, { url }: Site): Promise<void> {
  await engine.open(`${url}/llms.txt`);
  await engine.evaluate(`Object.assign(localStorage, { cookieConsent: 'false', language: 'no' })`);
}

/** A line of everything that a form may lose: letters of three languages, an emoji, signs of HTML. */
const message = 'Snø på Åsveien: æøå ÆØÅ é ß\nLinje to <b>"sitat"</b> & mer';

async function fillForm(engine: Engine): Promise<void> {
  await engine.type('input[name=name]', 'Kåre Ødegård');
  await engine.type('input[name=email]', 'kaare@example.no');
  await engine.type('textarea[name=message]', message);
  await engine.click('form input[type=checkbox]');
  await engine.click('form button[type=submit]');
}

/** The main paths of a visit. Each begins in a new browser; a failure is an error with what was waited for. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'a Norwegian browser sees Norwegian, switches to English, and finds it again',
    window: { ...desk, language: 'nb-NO' },
    byLanguage: true,
    run: async (engine, { url }) => {
      await visit(engine, `${url}/about`);
      await until(
        engine,
        `${heading} ${says(no.about.banner.title)} && document.documentElement.lang === 'no'`,
      );
      await engine.click('header button[lang=en]');
      await until(
        engine,
        `${heading} ${says(en.about.banner.title)} && document.documentElement.lang === 'en'`,
      );
      await visit(engine, `${url}/contact`);
      await until(engine, `${heading} ${says(en.contact.banner.title)}`);
    },
  },
  {
    name: 'an English browser sees English',
    window: { ...desk, language: 'en-GB' },
    byLanguage: true,
    run: async (engine, { url }) => {
      await visit(engine, url);
      await until(
        engine,
        `${heading} ${says(en.home.hero.title)} && document.title ${says(en.home.meta.title)}`,
      );
    },
  },
  {
    name: 'an address in a language is a choice, and the switch another',
    window: { ...desk, language: 'en-GB' },
    run: async (engine, { url }) => {
      await visit(engine, `${url}/about?lang=no`);
      await until(engine, `${heading} ${says(no.about.banner.title)}`);
      await engine.click('header button[lang=en]');
      await until(engine, `${heading} ${says(en.about.banner.title)} && location.search === ''`);
    },
  },
  {
    name: 'the mobile menu opens, closes and leads on',
    window: { ...phone, language: 'nb-NO' },
    run: async (engine, site) => {
      await comeBack(engine, site);
      await visit(engine, `${site.url}/about`);
      const menu = `${query('dialog[open]')}`;
      await engine.click('header button[aria-haspopup=dialog]');
      await until(engine, menu);
      await engine.press('Escape');
      await until(engine, `!${menu}`);
      await engine.click('header button[aria-haspopup=dialog]');
      await until(engine, `${menu} && document.getAnimations().length === 0`);
      await engine.click('dialog[open] a[href="/gallery"]');
      await until(engine, `!${menu} && ${heading} ${says(no.gallery.banner.title)}`);
    },
  },
  {
    name: 'the gallery turns its pages, and the viewer goes through all photos',
    window: { ...desk, language: 'nb-NO' },
    run: async (engine, site) => {
      await comeBack(engine, site);
      await visit(engine, `${site.url}/gallery`);
      await engine.click('main nav li:nth-child(2) button');
      await until(engine, `location.search === '?page=2'`);
      const shown = `[...document.querySelectorAll('main li:has(> a > picture)')].filter((one) => one.checkVisibility())`;
      await until(engine, `${shown}.length === 12`);
      await engine.click('main li:nth-child(13) > a');
      const counts = (count: number) =>
        `document.body.textContent.replaceAll(/\\s+/g, ' ').includes('${count} av 37')`;
      await until(engine, counts(13));
      await engine.press('ArrowRight');
      await until(engine, counts(14));
      await engine.press('Escape');
      await until(engine, `!${counts(14)} && document.activeElement.matches('li:nth-child(14) > a')`);
    },
  },
  {
    name: 'the map waits for consent, comes with it, and goes again',
    window: { ...desk, language: 'nb-NO' },
    run: async (engine, { url }) => {
      await visit(engine, `${url}/contact?lang=no`);
      await until(engine, `!${query('iframe')}`);
      const choice = (text: string) =>
        `[...document.querySelectorAll('button')].find((one) => one.checkVisibility() && one.textContent ${says(text)})`;
      await engine.evaluate(`${choice(no.shared.consent.accept)}.click()`);
      await until(engine, `${query('iframe')} && localStorage.getItem('cookieConsent') === 'true'`);
      await engine.evaluate(`${choice(no.shared.footer.cookieSettings)}.click()`);
      await until(engine, choice(no.shared.consent.declineAll));
      await engine.evaluate(`${choice(no.shared.consent.declineAll)}.click()`);
      await until(engine, `!${query('iframe')} && localStorage.getItem('cookieConsent') === 'false'`);
    },
  },
  {
    name: 'a message arrives as it was written',
    window: { ...desk, language: 'nb-NO' },
    run: async (engine, site) => {
      await comeBack(engine, site);
      await visit(engine, `${site.url}/contact`);
      await fillForm(engine);
      await until(
        engine,
        `${query('[role=status]')}.textContent.includes(${JSON.stringify(no.contact.form.success.title)})`,
      );
      await until(engine, `${query('textarea')}.value === ''`);
      const { message: received = '', ...rest } = site.messages().at(-1) ?? {};
      if (received.replaceAll('\r\n', '\n') !== message || rest.name !== 'Kåre Ødegård') {
        throw new Error(`arrived as ${JSON.stringify({ ...rest, message: received })}`);
      }
    },
  },
  {
    name: 'a message that cannot be sent stays, with another way to send it',
    window: { ...phone, language: 'nb-NO' },
    run: async (engine, site) => {
      await comeBack(engine, site);
      await visit(engine, `${site.url}/contact`);
      await engine.evaluate(`void (window.fetch = () => Promise.reject(new TypeError('no line')))`);
      await fillForm(engine);
      await until(
        engine,
        `${query('[role=alert]')}.textContent.includes(${JSON.stringify(no.contact.form.failure.title)})`,
      );
      await until(engine, `${query('textarea')}.value === ${JSON.stringify(message)}`);
      await until(engine, query(`form a[href^="mailto:${owner.email}"]`));
      await visit(engine, `${site.url}/contact`);
      await until(engine, `${query('textarea')}.value === ${JSON.stringify(message)}`);
    },
  },
];
