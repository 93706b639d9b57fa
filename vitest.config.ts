import { defineConfig } from 'vitest/config';

/** A part of the units. Files that share their modules take half the time. */
const part = (name: string, include: string[], isolate = false) => ({
  extends: true as const,
  test: { name, include, isolate },
});

export default defineConfig({
  test: {
    projects: [
      part('units', [
        '{schema,src,builder,commands,desk/app}/**/*.test.ts',
        'server/{*,!(desk)/**/*}.test.ts',
        'tests/code/*.test.ts',
      ]),
      // They need a finished release in dist/.
      part('release', ['tests/{hosts,release}/*.test.ts']),
      // They mock Node's modules.
      part('desk', ['server/desk/**/*.test.ts'], true),
    ],
    // Enough for two busy cores: photos, and checks of all of content/.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
