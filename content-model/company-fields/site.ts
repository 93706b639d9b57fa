import { formatMonths, unbroken } from '../../common/format.ts';
import type { Language } from '../../common/languages.ts';
import { companyField, type RelatedFields, withHeading } from '../company-field.ts';
import {
  allowEmpty,
  checkbox,
  forHelper,
  group,
  httpsAddress,
  integer,
  literalText,
  markOptional,
  origin,
  withHint,
} from '../value-fields.ts';

const formatMachines = {
  no: (count: number) => `${count} ${count === 1 ? 'maskin' : 'maskiner'}`,
  en: (count: number) => `${count} ${count === 1 ? 'machine' : 'machines'}`,
} satisfies Record<Language, (count: number) => string>;

const formProviderTexts: Readonly<Record<Language, string>> = {
  no: 'en ekstern skjemaleverandør',
  en: 'an external form provider',
};

const postsToOwnSite = ({ formService, url }: RelatedFields) =>
  new URL(formService.endpoint, url).origin === new URL(url).origin;

const processor = (description: string, name: 'mailHost' | 'backupHost' | 'webHost') => ({
  description,
  format: (processors: Readonly<Record<typeof name, string>>) => processors[name],
  optional: true as const,
});

export const aboutFields = withHeading('Om firmaet', 'Vises på Forsiden og Om oss.', {
  founded: companyField(integer('Startet', 1900, 2100), {
    founded: { description: 'oppstartsåret', format: String },
  }),
  machines: companyField(integer('Maskiner', 1, 999), {
    fleet: {
      description: 'antallet maskiner',
      format: (count, language) => unbroken(formatMachines[language](count)),
    },
  }),
});

export const siteFields = withHeading('Nettstedet', 'Vises på Personvern.', {
  url: companyField(forHelper(origin('Nettadresse'))),
  messageMonths: companyField(
    forHelper(
      withHint(
        'Måneder. Gjelder meldinger som ikke blir oppdrag.',
        integer('Meldinger slettes etter', 1, 60),
      ),
    ),
    {
      messageMonths: {
        description: 'lagringstiden for meldinger',
        format: formatMonths,
      },
    },
  ),
});

export const helperFields = withHeading('For den som hjelper dere', 'Vises på Personvern.', {
  formService: companyField(
    forHelper(
      group('Mottaker av skjemaet', {
        endpoint: httpsAddress('Lenke'),
        answerIsReadable: withHint(
          'Går bare med noen tjenester.',
          checkbox('Si fra til kunden når meldingen blir avvist'),
        ),
      }),
    ),
  ),
  processors: companyField(
    forHelper(
      markOptional(
        group('De som har kundenes opplysninger', {
          formService: allowEmpty(literalText('Skjema')),
          webHost: allowEmpty(literalText('Webhotell')),
          mailHost: allowEmpty(literalText('E-post')),
          backupHost: allowEmpty(literalText('Sikkerhetskopi')),
        }),
      ),
    ),
    {
      formService: {
        description: 'skjemaleverandøren',
        format: ({ formService: name }, language, related) => {
          const named =
            name === '' ? formProviderTexts[language] : `${formProviderTexts[language]} (${name})`;
          return postsToOwnSite(related) ? '' : named;
        },
        optional: true,
      },
      formProvider: {
        description: 'navnet på skjemaleverandøren',
        format: ({ formService }, _language, related) => (postsToOwnSite(related) ? '' : formService),
        optional: true,
      },
      mailHost: processor('navnet på dem som har postkassen', 'mailHost'),
      backupHost: processor('navnet på dem som har sikkerhetskopien', 'backupHost'),
      webHost: processor('navnet på webhotellet', 'webHost'),
    },
  ),
});
