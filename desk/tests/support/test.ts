import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { startProgram } from '../../../tests/support/project-copy.ts';
import { freePort } from '../../../tests/support/servers.ts';
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

  async open(address = '#/company'): Promise<void> {
    // A new # alone would leave the old view for a moment.
    await this.page.goto('about:blank');
    await this.page.goto(`${this.url}${address}`);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeFocused();
  }

  async createArticle(title: string): Promise<void> {
    await this.open('#/articles');
    await this.field('Tittel på en ny nyhet').fill(title);
    await this.page.getByRole('button', { name: 'Ny nyhet' }).click();
    await expect(this.field('Tekst, norsk')).toBeFocused();
  }

  /** A link of the menu, also in its closed part. */
  async link(name: string): Promise<Locator> {
    const menu = this.page.getByRole('navigation');
    const link = menu.getByRole('link', { name });
    if ((await link.count()) === 0) await menu.locator('summary').click();
    return link;
  }

  async goTo(name: string): Promise<void> {
    await this.link(name).then((link) => link.click());
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeFocused();
  }

  /** Publishes all changes: by the button of every view if it names what it publishes, else by that of its view. */
  async publish(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    const button = this.page.getByRole('banner').getByRole('button', { name: /^Publiser/ });
    const isNamed = (await button.count()) > 0 && / siden sist.*: /.test((await button.textContent()) ?? '');
    if ((await button.count()) > 0) await button.click();
    if (!isNamed)
      await this.page.getByRole('main').getByRole('button', { name: 'Publiser', exact: true }).click();
  }

  async openSection(name: string): Promise<void> {
    await this.page.getByRole('main').locator('summary').filter({ hasText: name }).click();
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
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

export const test = base.extend<
  { desk: DeskPage; showsSite: boolean },
  { project: ProjectCopy; server: Server }
>({
  /** Whether the page beside the fields is there: most tests do without, which is faster. */
  showsSite: [false, { option: true }],
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const project = createProject();
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
  desk: async ({ page, context, server, project, showsSite }, use) => {
    await project.reset();
    const isOfSite = ({ pathname }: URL) => !pathname.startsWith('/rediger/');
    if (!showsSite) await context.route(isOfSite, (route) => route.fulfill({ contentType: 'text/html' }));
    await use(new DeskPage(page, server.url));
  },
});
