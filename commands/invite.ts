import { existsSync } from 'node:fs';
import path from 'node:path';
import { BuildFailure, fail } from '../builder/failure.ts';
import { readSettings } from '../server/settings.ts';
import { createInvites, inviteText } from '../server/sign-in/invites.ts';

const root = path.join(import.meta.dirname, '..');

/** `npm run invite`: a link for one more device, also while `npm run serve` runs, or after all devices are lost. */
async function main(): Promise<void> {
  const { data, deskAddress } = readSettings(process.env, root);
  const folder = path.join(data, 'sign-in');
  if (!existsSync(folder)) {
    throw new BuildFailure(`I ${data} er det ingen server. Start npm run serve først, med samme SITE_DATA.`);
  }
  console.log(inviteText(deskAddress, await createInvites(folder).make()));
}

main().catch(fail);
