import { defineConfig } from 'vitest/config';

/** A part of the units. Where its files share their modules, they take half of the time. */
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
      // They put others in the place of Node's modules.
      part('desk', ['server/desk/**/*.test.ts'], true),
    ],
    // For a machine with two busy cores: photos, and checks of all of content/.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
