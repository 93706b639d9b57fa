import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // tests/ is Playwright's; hosting/ starts real servers where they are installed.
    include: ['{src,builder,commands,server,hosting}/**/*.test.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
