import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { startProgram } from '../../../tests/support/program.ts';
import { freePort } from '../../../tests/support/servers.ts';
import { markHydrated } from '../../../tests/support/test.ts';
import { createProject, type ProjectCopy } from './project.ts';

export { expect };

/** The desk of a worker, which a test may stop and start. */
interface Server {
  /** Where visitors read the site. */
  site: string;
  url: string;
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

export class DeskPage {
  readonly page: Page;
  readonly origin: string;
  readonly url: string;

  constructor(page: Page, origin: string) {
    this.page = page;
    this.origin = origin;
    this.url = `${origin}/rediger/`;
  }

  /** Opens a view; by default the firm's phone number and what stands beside it. */
  async open(address?: string): Promise<void> {
    // A new # alone would leave the old view for a moment.
    await this.page.goto('about:blank');
    await this.page.goto(`${this.url}${address ?? '#/company'}`);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeFocused();
    if (address === undefined) await this.openSection('Kontakt');
  }

  async createArticle(title: string): Promise<void> {
    await this.open('#/articles');
    await this.field('Tittel på en ny nyhet').fill(title);
    await this.page.getByRole('button', { name: 'Ny nyhet' }).click();
    await expect(this.field('Tekst, norsk')).toBeFocused();
  }

  /** Follows a link of Hjem, or of the list of pages, without waiting for the view. */
  async follow(name: string): Promise<void> {
    const main = this.page.getByRole('main');
    const home = this.page.getByRole('heading', { level: 1, name: 'Hjem' });
    if (!(await home.isVisible()))
      await this.page.getByRole('banner').getByRole('link', { name: 'Hjem' }).click();
    await expect(home).toBeFocused();
    const link = main.getByRole('link', { name, exact: true });
    if ((await link.count()) === 0) await main.getByRole('link', { name: 'Endre siden' }).click();
    // On a phone the page is in front of the list.
    const turn = this.page.getByRole('button', { name: 'Alle sidene' });
    if (await turn.isVisible()) await turn.click();
    await link.click();
  }

  async goTo(name: string, section = ''): Promise<void> {
    if (name === 'Publiser') await this.publishLink.click();
    else await this.follow(name);
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeFocused();
    if (section) await this.openSection(section);
  }

  /** The link of the top bar to the list. */
  get publishLink(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: /^Publiser/ });
  }

  /** Publishes all changes, from the list. */
  async publish(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    // The list itself has no link to it.
    if ((await this.publishLink.count()) > 0) await this.goTo('Publiser');
    await this.page.getByRole('main').getByRole('button', { name: 'Publiser nå' }).click();
  }

  async openSection(name: string): Promise<void> {
    await this.page.getByRole('main').locator('summary').filter({ hasText: name }).first().click();
  }

  field(name: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('textbox', { name });
  }

  get addPhotos(): Locator {
    return this.page.getByLabel('Legg til bilder').last();
  }

  get site() {
    return this.page.frameLocator('iframe');
  }

  get state(): Locator {
    return this.page.locator('[data-save-state]');
  }

  async expectSaved(): Promise<void> {
    await expect(this.state).toContainText(/^Lagret kl\./);
  }
}

export const openDetails = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      // One of its name alone would be open.
      details.removeAttribute('name');
      details.open = true;
    }
  });

export const test = base.extend<
  { desk: DeskPage; showsSite: boolean; showsEnglish: boolean },
  { project: ProjectCopy; server: Server }
>({
  /** Whether the page beside the fields is there: most tests do without, which is faster. */
  showsSite: [false, { option: true }],
  /** Whether this device shows English fields. */
  showsEnglish: [false, { option: true }],
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const project = await createProject();
      await use(project);
      project.remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  server: [
    async ({ project }, use) => {
      const [sitePort, port] = [String(await freePort()), String(await freePort())];
      const [site, url] = [`http://localhost:${sitePort}`, `http://localhost:${port}`];
      const start = () => startProgram('start', project.folder, url, { PORT: sitePort, DESK_PORT: port });
      let stop = await start();
      await use({
        site,
        url,
        stop: () => stop(),
        start: async () => {
          stop = await start();
        },
      });
      await stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  desk: async ({ page, context, server, project, showsSite, showsEnglish }, use) => {
    await project.reset();
    await context.addInitScript(markHydrated);
    if (showsEnglish) await context.addInitScript(() => localStorage.setItem('rediger-engelsk', 'true'));
    const isOfSite = ({ pathname }: URL) => !pathname.startsWith('/rediger/');
    if (!showsSite) await context.route(isOfSite, (route) => route.fulfill({ contentType: 'text/html' }));
    await use(new DeskPage(page, server.url));
  },
});
