import { engines, expect, inBothLanguages, test } from '../../../tests/support/test.ts';
import { allTexts } from '../../../tests/support/texts.ts';

// docs/product.md, "404 page".

inBothLanguages((language) => {
  test('an unknown path is the 404 page', engines, async ({ page, visit, texts, heading, main, errors }) => {
    const path = '/tjenester/br%C3%B8yting';
    expect((await visit(path))?.status()).toBe(404);
    await expect(heading).toHaveText(['Oops! Page not found']);
    await expect(main).toContainText(texts['not-found'].line);
    await expect.poll(() => errors).toContain(`error: 404: ${path}`);

    const home = { no: 'Til forsiden', en: 'Return to home' }[language];
    await main.getByRole('link', { name: home, exact: true }).click();
    await expect(page).toHaveURL('/');
    // The browser itself reports the status of the document; nothing else may.
    const others = errors.filter((error) => !/status of 404|Failed to load resource/.test(error));
    expect(others).toEqual([`error: 404: ${path}`]);
  });
});

test('the server answers an unknown path with status 404, below /en in English', async ({ request }) => {
  const norwegian = ['/finnes-ikke', '/services/finnes-ikke', '/about/mer', '/404', '/index.php?id=1'];
  for (const path of [...norwegian, '/en/nothing', '/en/about/nothing', '/en/404']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    const { link } = allTexts(path.startsWith('/en/') ? 'en' : 'no')['not-found'];
    expect(await response.text(), path).toMatch(new RegExp(`Oops! Page not found[^]*${link}`));
  }
});
