import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import { maxPhotoBytes, photoTooLarge } from '../../common/photo-size.ts';
import { phonePhoto } from '../../server/desk/testing/examples.ts';
import { boxOf, holdRequests } from '../../tests/support/page.ts';
import { expect, test } from './support/test.ts';

test('a photo that is gone when it is its turn is refused, and the desk goes on', async ({
  desk,
}, testInfo) => {
  const { page } = desk;
  const files = ['en.jpg', 'borte.jpg'].map((name) => testInfo.outputPath(name));
  for (const file of files) writeFileSync(file, await phonePhoto());
  await desk.open('#/pictures');
  const release = await holdRequests(page, '**/pictures?name=en.jpg');
  await desk.addPhotos.setInputFiles(files);
  await expect(page.getByText('borte.jpg: venter')).toBeVisible();
  rmSync(files[1] ?? '');
  release();
  await expect(page.getByRole('alert').filter({ hasText: 'borte.jpg' })).toContainText('kan ikke leses');
  await expect(page.getByRole('button', { name: 'Bilde uten tekst' })).toHaveCount(1);
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

test('what is no photo, or too large, is named before a byte of it is sent', async ({ desk }, testInfo) => {
  const { page } = desk;
  const [video, large] = [testInfo.outputPath('video.mp4'), testInfo.outputPath('stor.jpg')];
  writeFileSync(video, Buffer.from('\0\0\0\x20ftypisom', 'latin1'));
  writeFileSync(large, Buffer.from([0xff, 0xd8, 0xff]));
  // Takes no room on the disk.
  truncateSync(large, maxPhotoBytes + 1);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await desk.open('#/pictures');
  await desk.addPhotos.setInputFiles([video, large]);
  await expect(page.getByRole('alert').filter({ hasText: 'video.mp4 er en video' })).toBeVisible();
  await expect(page.getByText(`stor.jpg: ${photoTooLarge}`)).toBeVisible();
  expect(sent.filter((url) => url.includes('/pictures?name='))).toEqual([]);
});

test('several photos are there at once, and their sentences beside them', async ({ desk, project }) => {
  const { page } = desk;
  const listed = page.getByRole('button', { name: 'Bilde uten tekst' });
  const refused = (name: string) => page.getByRole('alert').filter({ hasText: name });
  const added = (name: string) => page.getByRole('group', { name });
  const sentence = added('to.jpg').getByRole('textbox', { name: 'Hva bildet viser, norsk' });
  const buffers = {
    'en.jpg': await phonePhoto(1600, 1200),
    'liten.jpg': await phonePhoto(800, 600),
    // Windows knows no kind of a HEIC photo.
    'to.jpg': await phonePhoto(1600, 1201),
    'tom.jpg': Buffer.from('ingen ting'),
  };
  const files = Object.entries(buffers).map(([name, buffer]) => ({
    name,
    mimeType: name === 'to.jpg' ? '' : 'image/jpeg',
    buffer,
  }));
  await desk.open('#/pictures');

  await test.step('each is shown before it is sent, and one that cannot be used says why', async () => {
    const release = await holdRequests(page, '**/pictures?name=en.jpg');
    await desk.addPhotos.setInputFiles(files);
    await expect(added('to.jpg')).toContainText('venter');
    await expect(added('to.jpg').locator('img')).toHaveJSProperty('naturalWidth', 1201);
    release();
    await expect(refused('liten.jpg')).toContainText('1080');
    await expect(refused('tom.jpg')).toContainText('er ikke et bilde');
    await expect(listed).toHaveCount(2);
  });

  await test.step('its sentence is saved as any text, without a button', async () => {
    await sentence.fill('En grøft');
    await desk.expectSaved();
    const [name = ''] = [...(await project.changes()).keys()].filter((file) => /to-.*json$/.test(file));
    expect(project.readJson(name)).toMatchObject({ photo: true, alt: { no: 'En grøft', en: '' } });
    await expect(sentence).toHaveValue('En grøft');
  });

  await test.step('it can be deleted', async () => {
    await page.getByRole('button', { name: /^En grøft/ }).click();
    await page.getByRole('button', { name: 'Slett bildet' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Slett bildet' }).click();
    await expect(listed).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^En grøft/ })).toHaveCount(0);
    expect([...(await project.changes()).keys()].filter((file) => file.includes('/to-'))).toEqual([]);
  });
});

test('several photos are added to the gallery, and a drawing is taken away', async ({ desk, project }) => {
  const { page } = desk;
  const photos = (): string[] => project.readJson('content/gallery.json').pictures.photos;
  const before = photos();
  await desk.open('#/pictures');
  await page.getByRole('main').getByRole('link', { name: 'Galleri' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Galleri' })).toBeFocused();
  const files = [
    { name: 'to.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(1600, 1200) },
    { name: 'en.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(1600, 1201) },
  ];
  await desk.addPhotos.setInputFiles(files);
  await expect.poll(() => photos().length).toBe(before.length + 2);
  const added = photos().slice(-2);
  expect(added).toEqual([expect.stringMatching(/^to-/), expect.stringMatching(/^en-/)]);
  const first = page.getByRole('group', { name: 'to.jpg' });
  await first.getByRole('textbox', { name: 'Hva bildet viser, norsk' }).fill('En grøft');
  await first.getByRole('textbox', { name: 'Bildetekst, norsk' }).fill('Grøfta');
  await desk.expectSaved();
  expect(project.readJson(`content/pictures/${added[0]}.json`).caption.no).toBe('Grøfta');

  await page.getByRole('button', { name: 'Ta bort: bilde 1', exact: true }).click();
  await expect.poll(photos).toEqual([...before.slice(1), ...added]);
  await page.getByRole('button', { name: /^Angre: / }).click();
  await expect.poll(photos).toEqual([...before, ...added]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what is taken away says so in the window, however long the list is', async ({ desk }) => {
    const { page } = desk;
    await desk.open('#/gallery');
    await expect(page.getByText('Legg til bilder')).toBeInViewport();
    const removal = page.getByText('Tatt bort:');
    await page.getByRole('button', { name: /^Ta bort: bilde 2$/i }).tap();
    await expect(removal).toBeInViewport({ ratio: 1 });
  });

  test('a new photo is in sight while its sentence is typed', async ({ desk }) => {
    const { page } = desk;
    await desk.open('#/pictures');
    const file = { name: 'grøft.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() };
    await desk.addPhotos.setInputFiles(file);
    const added = page.getByRole('group', { name: 'grøft.jpg' });
    const sentence = added.getByRole('textbox', { name: /norsk/ });
    await sentence.fill('En grøft');
    const [picture, field] = [await boxOf(added.locator('img')), await boxOf(sentence)];
    // Above the keyboard, which takes the lower half.
    expect(field.y + field.height - Math.min(picture.y, field.y)).toBeLessThan(844 / 2);
    await desk.expectSaved();
    await expect(page.getByRole('button', { name: /^En grøft/ })).toBeVisible();
  });
});
