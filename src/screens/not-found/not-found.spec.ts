import { engines, expect, inBothLanguages, test } from '../../../tests/support/test.ts';

// docs/product.md, "404 page". tests/hosts has the responses of servers.

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
    // The browser itself reports the status of the document.
    const others = errors.filter((error) => !/status of 404|Failed to load resource/.test(error));
    expect(others).toEqual([`error: 404: ${path}`]);
  });
});
