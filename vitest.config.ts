import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The other tests of tests/ are Playwright's.
    include: [
      '{schema,src,builder,commands,server,desk/app,desk/server}/**/*.test.ts',
      'tests/{hosts,layers,release,styles}/*.test.ts',
    ],
    // For a machine with two busy cores: photos, and checks of all of content/.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
