import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import { maxPhotoBytes, photoTooLarge } from '../../common/photo-size.ts';
import { phonePhoto } from '../../server/desk/testing/examples.ts';
import { holdRequests } from '../../tests/support/page.ts';
import { expect, test } from './support/test.ts';

test('a photo that is gone when it is its turn is refused, and the desk goes on', async ({
  desk,
}, testInfo) => {
  const { page } = desk;
  const files = ['en.jpg', 'borte.jpg'].map((name) => testInfo.outputPath(name));
  for (const file of files) writeFileSync(file, await phonePhoto());
  await desk.open('#/pictures');
  const release = await holdRequests(page, '**/pictures?name=en.jpg');
  await page.getByLabel('Velg bilder').last().setInputFiles(files);
  await expect(page.getByText('borte.jpg: venter')).toBeVisible();
  rmSync(files[1] ?? '');
  release();
  await expect(page.getByRole('alert').filter({ hasText: 'borte.jpg' })).toContainText('kan ikke leses');
  await expect(page.getByRole('button', { name: /^en-.*Mangler én setning/ })).toHaveCount(1);
});

test('a photo that is too large is refused before it is sent', async ({ desk }, testInfo) => {
  const { page } = desk;
  const file = testInfo.outputPath('stor.jpg');
  writeFileSync(file, '');
  // Takes no room on the disk.
  truncateSync(file, maxPhotoBytes + 1);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await desk.open('#/pictures');
  await page.getByLabel('Velg bilder').last().setInputFiles(file);
  await expect(page.getByText(`stor.jpg: ${photoTooLarge}`)).toBeVisible();
  expect(sent.filter((url) => url.includes('/pictures?name='))).toEqual([]);
});

test('a file that is dropped beside the box for photos does not replace the desk', async ({ desk }) => {
  await desk.open('#/pictures');
  const isLeft = await desk.page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'en.jpg'));
    return ['dragover', 'drop'].map((type) =>
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })),
    );
  });
  expect(isLeft).toEqual([false, false]);
});

test('several photos are stored at once, and show their progress and problems', async ({ desk, project }) => {
  const { page } = desk;
  const incomplete = page.getByRole('button', { name: /Mangler én setning/ });
  const notUsed = (name: string) => page.getByRole('alert').filter({ hasText: name });
  const buffers = {
    'en.jpg': await phonePhoto(1600, 1200),
    'liten.jpg': await phonePhoto(800, 600),
    'to.jpg': await phonePhoto(1600, 1201),
    'tom.jpg': Buffer.from('ingen ting'),
  };
  const files = Object.entries(buffers).map(([name, buffer]) => ({ name, mimeType: 'image/jpeg', buffer }));
  await desk.open('#/pictures');

  await test.step('one that cannot be used says why, and the others go on', async () => {
    const release = await holdRequests(page, '**/pictures?name=en.jpg');
    await page.getByLabel('Velg bilder').last().setInputFiles(files);
    await expect(page.getByText('to.jpg: venter')).toBeVisible();
    release();
    await expect(notUsed('liten.jpg')).toContainText('1080');
    await expect(notUsed('tom.jpg')).toContainText('kan leses');
    await expect(incomplete).toHaveCount(2);
    await expect(incomplete.first()).toHaveAccessibleName(/^to-/);
  });

  await test.step('its words are saved as any text, while another one arrives', async () => {
    await incomplete.first().click();
    await desk.field('Hva ser vi på bildet?, norsk').fill('En grøft');
    await desk.field('Bildetekst, norsk').fill('Grøfta');
    await desk.expectSaved();
    const [name = ''] = [...(await project.changes()).keys()].filter((file) => /to-.*json$/.test(file));
    expect(project.readJson(name)).toMatchObject({
      photo: true,
      alt: { no: 'En grøft', en: '' },
      caption: { no: 'Grøfta', en: '' },
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Grøfta' })).toBeVisible();
  });

  await test.step('it can be deleted', async () => {
    await page.getByRole('button', { name: 'Slett bildet' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Slett bildet' }).click();
    await expect(incomplete).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Grøfta/ })).toHaveCount(0);
    expect([...(await project.changes()).keys()].filter((file) => file.includes('/to-'))).toEqual([]);
  });
});

test('several photos replace the drawings of the gallery', async ({ desk, project }) => {
  const { page } = desk;
  const photos = (): string[] => project.readJson('content/gallery.json').pictures.photos;
  const before = photos();
  await desk.open('#/gallery');
  await page.getByRole('button', { name: '+ Legg til bilder' }).first().click();
  const dialog = page.getByRole('dialog');
  const files = [
    { name: 'to.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(1600, 1200) },
    { name: 'en.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(1600, 1201) },
  ];
  await dialog.getByLabel('Velg bilder').last().setInputFiles(files);
  await expect(dialog.getByText('Lagt til', { exact: true })).toHaveCount(2);
  const done = dialog.getByRole('button', { name: 'Ferdig', exact: true });
  await expect(done).toBeInViewport({ ratio: 1 });
  await done.click();
  await expect.poll(() => photos().length).toBe(before.length + 2);
  const added = photos().slice(-2);
  expect(added).toEqual([expect.stringMatching(/^to-/), expect.stringMatching(/^en-/)]);

  const count = before.filter((name) => !project.readJson(`content/pictures/${name}.json`).photo).length;
  await page.getByRole('button', { name: `Ta bort tegningene fra galleriet (${count})` }).click();
  await expect.poll(photos).toHaveLength(before.length + 2 - count);
  await expect(page.getByText('Tatt bort: tegningene')).toBeInViewport();
  await page.getByRole('button', { name: 'Angre: tegningene' }).click();
  await expect.poll(photos).toEqual([...before, ...added]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what is taken away says so in the window, however long the list is', async ({ desk }) => {
    const { page } = desk;
    await desk.open('#/gallery');
    await expect(page.getByRole('button', { name: '+ Legg til bilder' }).first()).toBeInViewport();
    const removal = page.getByText('Tatt bort:');
    await page.getByRole('button', { name: /^Ta bort: bilde 2$/i }).tap();
    await expect(removal).toBeInViewport({ ratio: 1 });
  });

  test('a new photo opens, and is visible beside its text', async ({ desk }) => {
    const { page } = desk;
    await desk.open('#/pictures');
    const file = { name: 'grøft.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() };
    await page.getByLabel('Velg bilder').setInputFiles(file);
    const sentence = desk.field('Hva ser vi på bildet?, norsk');
    await sentence.fill('En grøft');
    const [picture, field] = [
      await page.locator('main img').first().boundingBox(),
      await sentence.boundingBox(),
    ];
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThan(field?.y ?? 0);
    // Above the keyboard, which takes the lower half.
    expect((field?.y ?? 0) + (field?.height ?? 0) - (picture?.y ?? 0)).toBeLessThan(844 / 2);
    await desk.expectSaved();
    await expect(page.getByRole('heading', { level: 1, name: 'En grøft' })).toBeVisible();
  });
});
