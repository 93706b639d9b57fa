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
        '{schema,src,desk/app}/**/*.test.ts',
        'builder/{*,!(compose)/**/*}.test.ts',
        'tests/code/*.test.ts',
      ]),
      // What composes, publishes and serves takes longer than all the others.
      part('program', ['{builder/compose,commands}/**/*.test.ts', 'server/{*,!(desk)/**/*}.test.ts']),
      // They put others in the place of Node's modules.
      part('desk', ['server/desk/**/*.test.ts'], true),
      // They need a finished release in dist/.
      part('release', ['tests/{hosts,release}/*.test.ts']),
    ],
    // Enough for two busy cores: photos, and checks of all of content/.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
