import { checkLocalSender } from './guard.ts';
import { type Build, methodOf } from './methods.ts';
import type { Place } from './place.ts';
import { runBuild } from './run-build.ts';

/** The machine of the owner, who has the project in a folder. */
export const ownMachine = (project: string, build: Build = runBuild(project)): Place => ({
  isServer: false,
  checkSender: checkLocalSender,
  methodOf: (publishing) => methodOf(build, publishing),
});
