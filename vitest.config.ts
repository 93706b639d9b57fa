import { configDefaults, defineConfig } from 'vitest/config';

/** Refuses to start in Windows, which has neither its locks nor its links. */
const smallServer = 'server/{messages,releases,state}/**';

export default defineConfig({
  test: {
    // The other tests of tests/ are Playwright's.
    include: [
      '{schema,src,builder,commands,server,desk/app}/**/*.test.ts',
      'tests/{hosts,layers,release,styles}/*.test.ts',
    ],
    exclude: [...configDefaults.exclude, ...(process.platform === 'win32' ? [smallServer] : [])],
    // For a machine with two busy cores: photos, and checks of all of content/.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
