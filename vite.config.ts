import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { serviceNames } from './content-model/routes.ts';
import { screenFolder } from './src/screens/screen-folder.ts';

const entry = 'src/app/entry.client.tsx';

/** The screen that most visitors see first, and a function that both it and other screens load later. */
const firstVisit = ['src/screens/home/Home.tsx', 'common/variables.ts'];

/** The screens of services share one component, which no other screen needs. */
const serviceFolders = serviceNames.map((name) => `/src/screens/${screenFolder(name)}/`);
const isOfService = (module: string) => serviceFolders.some((folder) => module.includes(folder));

/**
 * `entry` has what the front page and any other screen need, `inner` what at least three other screens need, not all of
 * them services. Each is one file, because every request takes a phone on a slow connection long. The bundler's own
 * helpers would be one more if the entry imported a chunk.
 */
const sharedChunks: Rolldown.CodeSplittingGroup[] = [
  { name: (id, context) => (isOnEveryPage(id, context) ? 'entry' : null), priority: 2 },
  {
    name: (id, context) => (startsOf(id, context).some((start) => !isOfService(start)) ? 'inner' : null),
    minShareCount: 3,
  },
];

/** Whether the entry imports this module, or a module of the first visit and another screen do. */
function isOnEveryPage(id: string, context: Rolldown.ChunkingContext): boolean {
  const all = importersOf(id, context);
  const has = (file: string) => all.some((module) => module.endsWith(file));
  return has(entry) || (startsOf(id, context).length > 1 && firstVisit.some(has));
}

/** The modules that need this one and that none imports, such as screens. */
const startsOf = (id: string, context: Rolldown.ChunkingContext): string[] =>
  importersOf(id, context).filter((module) => !context.getModuleInfo(module)?.importers.length);

/** The modules that need this one, with itself. */
function importersOf(id: string, context: Rolldown.ChunkingContext): string[] {
  const modules = new Set([id]);
  // A set also visits what is added meanwhile.
  for (const module of modules)
    for (const importer of context.getModuleInfo(module)?.importers ?? []) modules.add(importer);
  return [...modules];
}

/** Shared by `npm run dev` and `npm run build`. The plugins that render documents are in builder/vite. */
export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react()],
  // Without a hash for each name, which no compression makes smaller. No two sheets have the same file name.
  css: { modules: { generateScopedName: '[name]-[local]' } },
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          input: 'src/app/entry.client.tsx',
          checks: { pluginTimings: false },
          output: { codeSplitting: { groups: sharedChunks, includeDependenciesRecursively: false } },
        },
      },
    },
    ssr: {
      build: {
        outDir: '.cache/prerender',
        emptyOutDir: true,
        copyPublicDir: false,
        // One file, because a chunk that imports from the entry would get a second copy of it.
        rolldownOptions: {
          input: 'src/app/entry.prerender.tsx',
          checks: { pluginTimings: false },
          output: { codeSplitting: false },
        },
      },
    },
  },
});
