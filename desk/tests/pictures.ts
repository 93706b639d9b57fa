import { freePort } from '../../tests/support/servers.ts';
import { takePictures } from '../../tests/support/take-pictures.ts';
import { startDesk } from './support/desk-process.ts';
import { createProject } from './support/project.ts';

// `npm run desk-pictures`: makes the pictures of the desk in docs/eier.md anew.

/** The views, with the field that has the focus in each picture. */
const views = [
  ['firmaet', '#/company', 'Telefon'],
  ['sidene', '#/texts/home', 'Beskrivelse, Norsk'],
  ['bilde', '#/pictures/winter-plowing-dawn', null],
  ['publiser', '#/publish', null],
] as const;

const project = createProject();
project.replace('content/company.json', '"+47 00 00 00 00"', '"+47 00 11 22 33"');
project.replace('content/company.json', '"machines": 12', '"machines": 13');
const desk = await startDesk(project.folder, await freePort());
await takePictures(860, async (page, save) => {
  for (const [name, address, field] of views) {
    // Another # alone would leave the view before in place for a moment.
    await page.goto('about:blank');
    // The page beside the fields is there too.
    await page.goto(`${desk.url}/rediger/${address}`, { waitUntil: 'networkidle' });
    if (field) await page.getByRole('textbox', { name: field }).first().focus();
    await page.waitForLoadState('networkidle');
    await save(name);
  }
}).finally(async () => {
  await desk.stop();
  project.remove();
});
