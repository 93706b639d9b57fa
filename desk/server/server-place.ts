import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { HostFacts } from '../../builder/content/read-company.ts';
import { publishRelease } from '../../server/releases/publish-release.ts';
import { switchTo } from '../../server/releases/release-folder.ts';
import { diskWarning } from '../../server/state/open-state.ts';
import type { Method, Place } from './place.ts';
import { runBuilder } from './run-build.ts';

interface ServerPlace {
  /** The project, whose cache has the pictures. */
  project: string;
  /** The folder of all state. */
  data: string;
  host: HostFacts;
  isTrial: boolean;
}

/** A machine with little memory gets through: glibc keeps less of what was freed, and Node.js has a small heap. */
const smallMemory = { MALLOC_ARENA_MAX: '2', NODE_OPTIONS: '--max-old-space-size=256' };

/** The desk on a small server: it composes a release in a process of its own, and puts it online by one link. */
export function serverPlace({ project, data, host, isTrial }: ServerPlace): Place {
  const method: Method = {
    description: 'Legger det ut på nettet med en gang.',
    goesOnline: true,
    build: async (folder, say, at) => {
      const site = path.join(data, 'unpublished');
      const facts = [JSON.stringify(host), at.toISOString()];
      const program = ['server/releases/compose-release.ts', 'site', folder, site, ...facts];
      await runBuilder(project, program, say, smallMemory).catch(async (error) => {
        // On a full disk, room is wanted for messages.
        await rm(site, { recursive: true, force: true });
        throw error;
      });
      return site;
    },
    publish: async (site, _say, isAlone) => {
      return { message: 'Publisert.', release: await publishRelease(data, site, isAlone) };
    },
  };
  return {
    isServer: true,
    // A request that comes this far has passed the sign-in, which looks at the origin too.
    checkSender: () => {},
    methodOf: () => method,
    warning: () => diskWarning(data),
    showRelease: (release) => switchTo(data, release),
    host,
    isTrial,
  };
}
