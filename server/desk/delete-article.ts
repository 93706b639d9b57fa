import { prepareWrite } from './content-problems.ts';
import type { Problem } from './contract.ts';
import { type Document, listDocuments, readDocument, titleOf } from './documents.ts';
import { contentQueue } from './file-changes.ts';
import { readVersion } from './save.ts';

/** Throws an HttpError when the article is not that of `version` any more, or that names what links to it. */
export function deleteArticle(root: string, document: Document, { version }: Record<string, unknown>) {
  return contentQueue.add(async () => {
    await readVersion(root, document, version);
    const titles = new Map<string, string>();
    for (const other of await listDocuments(root)) {
      titles.set(other.id, titleOf(other, (await readDocument(root, other))?.value));
    }
    const refuse = (problems: readonly Problem[]) => {
      const names = new Set(problems.map(({ document: id }) => `«${titles.get(id) ?? id}»`));
      return `Nyheten kan ikke slettes: ${[...names].join(' og ')} lenker til den. Ta bort lenken der først.`;
    };
    const write = await prepareWrite(root, new Map([[document.file, null]]), refuse);
    await write();
  });
}
