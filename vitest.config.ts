import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that need a finished site in dist/. */
const hosts = ['tests/hosts/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['**/*.test.ts'],
          exclude: [...configDefaults.exclude, '.cache/**', ...hosts],
          // Test files that share one module cache take half the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'hosts', include: hosts } },
    ],
    // Many tests wait for a disk or a mail server, so a worker for each core is not too many.
    maxWorkers: '100%',
    // Enough for two busy cores: photos, and checks of all of content/.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
