import type { Locator, Page } from '@playwright/test';
import { forEachLanguage } from '../../common/languages.ts';
import { screenFilePath } from '../../content-model/screen-schemas.ts';
import { composeTestSite, showSite } from '../../tests/support/compose-test-site.ts';
import { newMark, storedMessages } from '../../tests/support/contact-form.ts';
import { boxOf, holdRequests, recordShifts, resize, shiftsOf } from '../../tests/support/page.ts';
import {
  expect,
  hydrated,
  inBothLanguages,
  matrixInEngines,
  test,
  visitWithStoppedClock,
} from '../../tests/support/test.ts';
import { allTexts, files, interpolate, type Language } from '../../tests/support/texts.ts';
import { extraNames, usualWish, type Wish, wishInWords } from './wish.ts';

// docs/product.md, "Screens": the ruler.

function rulerOf(main: Locator, language: Language) {
  const { wish } = allTexts(language).winter;
  const hours = (days: 'weekdays' | 'weekends') => main.getByRole('combobox', { name: wish[days] });
  return {
    depth: main.getByRole('slider', { name: wish.from }),
    weekdays: hours('weekdays'),
    weekends: hours('weekends'),
    tick: (name: (typeof extraNames)[number]) => main.getByRole('checkbox', { name: wish.extras[name] }),
    sentence: (chosen: Partial<Wish>) => main.getByText(wishInWords({ ...usualWish, ...chosen }, wish)),
    print: main.getByRole('button', { name: wish.print, exact: true }),
  };
}

/** Records each text that the page's region for announcements gets. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const region = [...document.querySelectorAll('[role=status]')].at(-1);
    if (!region) throw new Error('There is no region');
    new MutationObserver(() => region.textContent && said.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

inBothLanguages((language) => {
  test('a sentence follows each control, by keyboard, and is said once', async ({ page, main, texts }) => {
    await visitWithStoppedClock(page, '/services/vinterdrift');
    const { wish: words } = texts.winter;
    const ruler = rulerOf(main, language);
    await expect(ruler.sentence({})).toBeVisible();
    const said = await recordAnnouncements(page);
    await ruler.depth.focus();
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    await expect(ruler.depth).toHaveAttribute(
      'aria-valuetext',
      interpolate(words.depthInWords, { depth: 9 }),
    );
    await expect(ruler.sentence({ depth: 9 })).toBeVisible();
    await page.keyboard.press('End');
    await expect(ruler.sentence({ depth: 20 })).toBeVisible();
    await page.keyboard.press('Home');
    const depth = 2;
    await expect(ruler.sentence({ depth })).toBeVisible();
    await ruler.weekdays.selectOption(interpolate(words.hour, { hour: 4 }));
    await expect(ruler.sentence({ depth, weekdays: 4 })).toBeVisible();
    await ruler.weekends.selectOption(interpolate(words.hour, { hour: 4 }));
    const chosen = { depth, weekdays: 4, weekends: 4 };
    await expect(ruler.sentence(chosen)).toBeVisible();
    for (const [index, name] of extraNames.entries()) {
      await ruler.tick(name).press('Space');
      await expect(ruler.sentence({ ...chosen, extras: extraNames.slice(0, index + 1) })).toBeVisible();
    }
    await ruler.tick('steps').press('Space');
    const extras = extraNames.slice(1);
    await expect(ruler.sentence({ ...chosen, extras })).toBeVisible();
    expect(await said()).toEqual([]);
    // Milliseconds after the last change.
    await page.clock.runFor(1000);
    await expect.poll(said).toEqual([wishInWords({ ...usualWish, ...chosen, extras }, words)]);
  });
});

test(
  'a drag along the stake sets the depth, and the page stays',
  matrixInEngines,
  async ({ page, visit, main, language, scrollTop }) => {
    await visit('/services/vinterdrift');
    const ruler = rulerOf(main, language);
    await ruler.depth.scrollIntoViewIfNeeded();
    const top = await scrollTop();
    const { x, y, width, height, bottom } = await boxOf(ruler.depth);
    expect(height).toBeGreaterThan(4 * width);
    await page.mouse.move(x + width / 2, bottom - 8);
    await page.mouse.down();
    await expect(ruler.sentence({ depth: 2 })).toBeVisible();
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
    await expect(ruler.sentence({ depth: 11 })).toBeVisible();
    await page.mouse.move(x + width / 2, y + 2, { steps: 5 });
    await page.mouse.up();
    await expect(ruler.sentence({ depth: 20 })).toBeVisible();
    expect(await scrollTop()).toBe(top);
  },
);

test('what is chosen before the page is hydrated counts', async ({ page, main, language }) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/services/vinterdrift', { waitUntil: 'commit' });
  const ruler = rulerOf(main, language);
  await ruler.depth.focus();
  await page.keyboard.press('End');
  await ruler.tick('gritting').check();
  release();
  await hydrated(page);
  await expect(ruler.sentence({ depth: 20, extras: ['gritting'] })).toBeVisible();
});

test('the controls take their place from the start', async ({ page, main, language }) => {
  await page.addInitScript(recordShifts);
  for (const size of ['320 640', '768 1024', '1440 900']) {
    await resize(page, size);
    await page.goto('/services/vinterdrift', { waitUntil: 'commit' });
    const ruler = rulerOf(main, language);
    await ruler.weekdays.scrollIntoViewIfNeeded();
    await hydrated(page);
    await ruler.depth.focus();
    await page.keyboard.press('End');
    await expect(ruler.sentence({ depth: 20 })).toBeVisible();
    expect(await shiftsOf(page), size).toEqual([]);
    for (const control of [ruler.depth, ruler.weekdays, ruler.weekends, ruler.print]) {
      const { width, height } = await boxOf(control);
      expect(Math.min(width, height), size).toBeGreaterThanOrEqual(48);
    }
  }
});

test('a firm may leave the ruler out, and without scripts it is hidden', async ({
  page,
  main,
  language,
  browser,
  baseURL,
}) => {
  const { ruler, ...winter } = allTexts(language).winter;
  const title = main.getByRole('heading', { name: String(ruler.title), exact: true });
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const plain = await context.newPage();
  await plain.goto('/services/vinterdrift');
  await expect(plain.getByRole('heading', { name: String(winter.agreement.title) })).toBeVisible();
  await expect(plain.getByRole('slider')).toHaveCount(0);
  await context.close();

  await page.goto('/services/vinterdrift');
  await expect(title).toBeVisible();
  const without = forEachLanguage((code) => ({ ...files.winter[code], ruler: { title: '', intro: '' } }));
  const site = await composeTestSite({
    [screenFilePath('winter')]: JSON.stringify({ ...files.winter, ...without }),
  });
  await showSite(page, site);
  await page.goto('/services/vinterdrift');
  await hydrated(page);
  await expect(title).toHaveCount(0);
  await expect(main.getByRole('slider')).toHaveCount(0);
});

test('the sheet has the sentence in print', async ({ page, visit, main, texts, language }) => {
  await page.addInitScript(() => Object.assign(window, { print: () => {} }));
  await visit('/services/vinterdrift');
  const ruler = rulerOf(main, language);
  await ruler.tick('steps').check();
  const wish = wishInWords({ ...usualWish, extras: ['steps'] }, texts.winter.wish);
  await ruler.print.click();
  const printed = main.getByText(interpolate(texts.winter.sheet.wish, { wish }));
  await expect(printed).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(printed).toBeVisible();
  await expect(ruler.depth).toBeHidden();
});

inBothLanguages((language) => {
  test('the sentence begins the message, and is offered above a typed one', async ({
    page,
    visit,
    main,
    texts,
    form,
    goTo,
  }) => {
    const { wish } = texts.winter;
    const ruler = rulerOf(main, language);
    const askWith = async (key: 'Home' | 'End', depth: number) => {
      await ruler.depth.press(key);
      await main.getByRole('link', { name: wish.askForVisit }).click();
      return wishInWords({ ...usualWish, depth }, wish);
    };
    await visit('/services/vinterdrift');
    await expect(form.message).toHaveValue(`${await askWith('Home', 2)} `);
    // The visitor has put it together, so it is a draft. Alone it gives way to another one.
    await page.goBack();
    const second = `${await askWith('End', 20)} `;
    await expect(form.message).toHaveValue(second);
    await page.reload();
    await hydrated(page);
    await expect(form.message).toHaveValue(second);

    const mark = newMark();
    await form.message.fill(mark);
    await page.goBack();
    const third = await askWith('Home', 2);
    await expect(main.getByText(third)).toBeVisible();
    await expect(form.message).toHaveValue(mark);
    const add = main.getByRole('button', { name: texts.contact.form.addWish });
    await add.click();
    const whole = `${third}\n\n${mark}`;
    await expect(form.message).toHaveValue(whole);
    await expect(form.message).toBeFocused();
    await expect(add).toHaveCount(0);
    await form.email.fill('ase@example.no');
    await form.consent.check();
    await form.send.click();
    await expect(form.success).toBeVisible();
    expect(storedMessages(mark)).toMatchObject([{ message: whole }]);
    await goTo('about');
    await goTo('contact');
    await form.newMessage.click();
    await expect(form.message).toHaveValue('');
  });
});
