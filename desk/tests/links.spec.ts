import type { KeyPath } from '../../common/json.ts';
import type { DocumentSummary } from '../../content-model/desk/contract.ts';
import { expect, test } from './support/test.ts';

/** Returns the paths of all parts of a value, with the first entry of each list. */
function pathsIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path] : [];
  const keys = Array.isArray(value) ? [0].slice(0, value.length) : Object.keys(value);
  const inner = keys.flatMap((key) => pathsIn(Reflect.get(value, key), [...path, key]));
  return path.length > 0 ? [path, ...inner] : inner;
}

test('the link of every problem leads to its field', async ({ desk, project }) => {
  test.slow();
  project.write('content/news/forste-sno.json', {
    date: '2026-11-20',
    shown: false,
    picture: null,
    no: { title: 'Første snø', text: 'Vi brøyter.' },
    en: { title: '', text: '' },
  });
  await desk.open();
  const { documents } = await (await desk.page.request.get(`${desk.url}api/overview`)).json();
  const ids: string[] = documents.map(({ id }: DocumentSummary) => id);
  /** A group of which the helper's page shows parts alone has no place of its own. */
  const isAround = (id: string, path: KeyPath) =>
    documents
      .filter((document: DocumentSummary) => document.id === id)
      .flatMap(({ helperPaths }: DocumentSummary) => helperPaths)
      .some((part: KeyPath) => part.length > path.length && path.every((key, at) => key === part[at]));
  const photos = ids.filter((id) => id.startsWith('pictures/'));
  const dead: string[] = [];
  // All photos have the same fields.
  for (const id of ids.filter((id) => id !== 'notice' && !photos.slice(1).includes(id))) {
    const { value } = await (await desk.page.request.get(`${desk.url}api/documents/${id}`)).json();
    // They have no field of their own: the view shows what is wrong with them.
    const isHidden = (path: readonly (string | number)[]) =>
      ['shown', 'added', 'logoHasName'].includes(String(path[0])) ||
      (['focus', 'openingHours'].includes(String(path[0])) && path.length > 1);
    const links = pathsIn(value)
      .filter((path) => !isHidden(path) && !isAround(id, path))
      // A view shows both languages of a list as one.
      .filter((path) => !(path.length === 1 && ['no', 'en'].includes(String(path[0]))))
      .map((path) => `#/${id}?felt=${encodeURIComponent([id, ...path].join('_'))}`);
    dead.push(...(await desk.page.evaluate(followAll, links)));
  }
  expect(dead).toEqual([]);
});

/** Follows links, and returns those that do not put the focus into the field that they name. */
async function followAll(links: string[]): Promise<string[]> {
  const hasFocus = (link: string): boolean => {
    const id = new URLSearchParams(link.split('?')[1]).get('felt') ?? '';
    const part = document.getElementById(id) ?? document.getElementById(id.replace(/_(no|en)(?=_)/, ''));
    return part?.contains(document.activeElement) ?? false;
  };
  const dead: string[] = [];
  for (const link of links) {
    location.hash = link;
    // A busy machine takes seconds to load a view.
    const end = performance.now() + 20_000;
    while (!hasFocus(link) && performance.now() < end) await new Promise(requestAnimationFrame);
    if (!hasFocus(link)) dead.push(link);
  }
  return dead;
}
