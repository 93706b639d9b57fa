import { existsSync } from 'node:fs';
import path from 'node:path';
import { BuildFailure, fail } from '../builder/failure.ts';
import { readSettings } from '../server/settings.ts';
import { createInvites, inviteText } from '../server/sign-in/invites.ts';

const root = path.join(import.meta.dirname, '..');

/** `npm run invite`: a link for one more device, also while `npm run serve` runs, or after all devices are lost. */
async function main(): Promise<void> {
  const { data, deskAddress } = readSettings(process.env, root);
  // The first start takes a while, and need not be over.
  if (!existsSync(data)) {
    throw new BuildFailure(`Mappen ${data} finnes ikke. Start npm run serve først, med samme SITE_DATA.`);
  }
  const invites = createInvites(path.join(data, 'sign-in'));
  console.log(inviteText(deskAddress, await invites.make()));
}

main().catch(fail);
