import { phonePhoto } from '../../server/desk/testing/examples.ts';
import { languageCodes, languageNames } from '../../tables/languages.ts';
import { hold } from '../../tests/support/page.ts';
import { expect, test } from './support/test.ts';

test('several photos say how far each is, and wait beside those that cannot be used', async ({
  desk,
  project,
}) => {
  const { page } = desk;
  const incomplete = page.getByText(/Mangler \d+ tekster/);
  const notUsed = (name: string) => page.getByRole('alert').filter({ hasText: name });
  const photo = await phonePhoto();
  const buffers = {
    'en.jpg': photo,
    'liten.jpg': await phonePhoto(800, 600),
    'to.jpg': photo,
    'tre.jpg': photo,
    // As some programs paste one.
    '': Buffer.from('ingen ting'),
  };
  const files = Object.entries(buffers).map(([name, buffer]) => ({ name, mimeType: 'image/jpeg', buffer }));
  await desk.open('#/pictures');

  await test.step('one that fails is tried again, and the others go on', async () => {
    const release = await hold(page, '**/pictures?name=en.jpg');
    await page.route('**/pictures?name=to.jpg', (route) =>
      route.fulfill({ status: 507, json: { message: 'Disken er full.' } }),
    );
    await page.getByLabel('Velg bilder').last().setInputFiles(files);
    await expect(page.getByText('tre.jpg: venter')).toBeVisible();
    release();
    await expect(notUsed('to.jpg')).toContainText('Disken er full.');
    await expect(notUsed('liten.jpg')).toContainText('1080');
    await expect(notUsed('Bilde uten navn')).toContainText('kan leses');
    await expect(incomplete).toHaveCount(2);
    await page.getByRole('button', { name: 'Lukk liten.jpg' }).press('Enter');
    await page.unroute('**/pictures?name=to.jpg');
    await page.getByRole('button', { name: 'Prøv igjen to.jpg' }).click();
    await expect(incomplete).toHaveCount(3);
  });

  await test.step('words are kept by a reload, and a photo can be discarded', async () => {
    await page.getByRole('button', { name: /^en Mangler/ }).click();
    await desk.field('Bildetekst, norsk').fill('Én');
    await page.reload();
    await expect(desk.field('Bildetekst, norsk')).toHaveValue('Én');
    await expect(page.getByText(`Mangler ${2 * languageCodes.length - 1} tekster`)).toBeVisible();
    expect((await project.changes()).size).toBe(0);
    await page.getByRole('button', { name: 'Forkast bildet' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Forkast bildet' }).click();
    await expect(incomplete).toHaveCount(2);
  });

  await test.step('what is written while the photo is being saved is saved with it', async () => {
    await page.getByRole('button', { name: /^to Mangler/ }).click();
    for (const { norwegianName } of Object.values(languageNames)) {
      await desk.field(`Bildetekst, ${norwegianName}`).fill('To');
      await desk.field(`Hva bildet viser, ${norwegianName}`).fill('To');
    }
    const release = await hold(page, '**/documents/pictures');
    await page.getByRole('button', { name: 'Ta bildet i bruk' }).click();
    await desk.field('Bildetekst, norsk').fill('Tre');
    release();
    const saved = () => project.readJson('content/pictures/pictures.json').to?.caption.no;
    await expect.poll(saved).toBe('Tre');
    expect([...(await project.changes()).keys()]).toContain('content/pictures/to.webp');
  });
});
