import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The other tests of tests/ are Playwright's.
    include: [
      '{schema,src,builder,commands,server,desk/app,desk/server}/**/*.test.ts',
      'tests/{hosts,layers,release}/*.test.ts',
    ],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
