import { checkLocalSender } from './guard.ts';
import type { Method, Place } from './place.ts';
import { runBuild } from './run-build.ts';
import { upload } from './upload.ts';

/** The machine of the owner, who has the project in a folder. It publishes as company.json says. */
export const ownMachine = (project: string, build: Method['build'] = runBuild(project)): Place => ({
  isServer: false,
  checkSender: checkLocalSender,
  methodOf: ({ method, target }) => {
    if (method === 'folder') {
      return {
        description: 'Lager en mappe med hele nettstedet, klar til å legges ut.',
        goesOnline: false,
        build,
        publish: async (site) => ({ message: `Mappen er klar: ${site}` }),
      };
    }
    return {
      description: `Lager nettstedet og laster det opp til ${target.replace(/^.*@|:.*$/g, '')}.`,
      goesOnline: true,
      build,
      publish: async (site, say) => {
        await upload(site, target, say);
        return { message: 'Publisert.' };
      },
    };
  },
});
