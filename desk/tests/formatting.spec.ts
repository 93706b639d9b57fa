import { expect, test } from './support/test.ts';

/** The buttons over the text of an article write Markdown, and the browser undoes them. */

const text = 'Tekst, norsk';
const press = (name: string) => ({ name: `${name} i ${text}` });

test('the buttons over the text of an article write what its file holds', async ({ desk }) => {
  const { page } = desk;
  await desk.open('#/news/-ny');
  await desk.field('Tittel, norsk').fill('Første snø');
  const field = desk.field(text);
  const select = (words: string) =>
    field.evaluate((area: HTMLTextAreaElement, part) => {
      area.focus();
      area.setSelectionRange(area.value.indexOf(part), area.value.indexOf(part) + part.length);
    }, words);

  await test.step('bold, by button and by key, and undone', async () => {
    await field.fill('Vi brøyter fra klokken fire.');
    await select('klokken fire');
    await page.getByRole('button', press('Fet')).click();
    await expect(field).toHaveValue('Vi brøyter fra **klokken fire**.');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(field).toHaveValue('Vi brøyter fra klokken fire.');
    await select('brøyter');
    await page.keyboard.press('ControlOrMeta+b');
    await expect(field).toHaveValue('Vi **brøyter** fra klokken fire.');
  });

  await test.step('a list, which Enter goes on with and ends', async () => {
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('\n\nGangveier');
    await page.getByRole('button', press('Liste')).click();
    await page.keyboard.type(' først\nVeier\n\nRing oss.');
    await expect(field).toHaveValue(
      'Vi **brøyter** fra klokken fire.\n\n- Gangveier først\n- Veier\n\nRing oss.',
    );
  });

  await test.step('links: to a page of the site, and to an address', async () => {
    await field.fill('Vi brøyter.\n\nRing oss, eller se Facebook.');
    await select('Ring oss');
    await page.getByRole('button', press('Lenke')).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Kontakt oss' }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('Vi brøyter.\n\n[Ring oss](/contact), eller se Facebook.');
    await select('Facebook');
    await page.getByRole('button', press('Lenke')).click();
    await page.getByRole('dialog').getByLabel('Adresse').fill('www.facebook.com');
    await page.keyboard.press('Enter');
    const linked = 'Vi brøyter.\n\n[Ring oss](/contact), eller se [Facebook](https://www.facebook.com).';
    await expect(field).toHaveValue(linked);
    // In a link the same button shows where it leads, and takes it away.
    await select('oss');
    await page.getByRole('button', press('Lenke')).click();
    await expect(page.getByRole('dialog').getByLabel('Adresse')).toHaveValue('/contact');
    await page.getByRole('dialog').getByRole('button', { name: 'Ta bort lenken' }).click();
    await expect(field).toHaveValue(linked.replace('[Ring oss](/contact)', 'Ring oss'));
  });

  await test.step('in English a page has its English name', async () => {
    const english = desk.field('Tekst, engelsk');
    await english.focus();
    await page.getByRole('button', { name: 'Lenke i Tekst, engelsk' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Kontakt oss' }).click();
    await expect(english).toHaveValue('[Contact Us](/contact)');
  });
});
