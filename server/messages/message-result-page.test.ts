import { expect, it } from 'vitest';
import { temporaryFolder, writeIn } from '../../builder/testing/folder.ts';
import { composeResultPage } from './message-result-page.ts';
import { MessageRejectedError } from './parse-message.ts';

it('uses the sentences of the form, and asks to go back only where a field can be corrected', async () => {
  const folder = temporaryFolder();
  writeIn(folder, '404.html', '<title>404</title><main><h1>404</h1><p>Borte</p></main>');
  const texts = [];
  for (const refusal of [
    null,
    new MessageRejectedError(422, 'tooLong', { field: 'phone' }),
    new MessageRejectedError(422, 'missing', { field: 'email' }),
    new MessageRejectedError(429, 'tooMany', { headers: { 'Retry-After': '530' } }),
    new MessageRejectedError(400, 'malformed'),
  ])
    texts.push(/<p>(.*)<\/p>/.exec(await composeResultPage(folder, 'no', refusal))?.[1]);
  expect(texts).toEqual([
    'Vi vil ta kontakt med deg snart.',
    'Feltet «Telefon» har plass til 100 tegn. Kort ned teksten. Gå tilbake og prøv igjen.',
    'Skriv inn e-postadressen din. Gå tilbake og prøv igjen.',
    'Du har sendt mange meldinger på kort tid. Prøv igjen om 9\u00a0min, eller ring oss.',
    'Det oppstod en feil ved sending av meldingen. Prøv igjen eller ring direkte.',
  ]);
});
