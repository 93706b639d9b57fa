import { textFile } from '../../schema/content.ts';
import type { Group } from '../../schema/is-group.ts';
import { languageCodes } from '../../tables/languages.ts';
import { type ServiceName, serviceNames } from '../../tables/routes.ts';

// The pages of the services once had nothing between banner and rows.

const defaults: Record<string, Readonly<Partial<Record<ServiceName, Group>>>> = {
  no: {
    winter: { figure: '{grittingSeasonShort}', text: 'Da strør vi.' },
    sweeping: { figure: '{sweepingDoneBy}', text: 'Da er vårfeiingen ferdig.' },
    excavation: { text: 'Dette gjør vi:' },
    arborist: { figure: '', text: 'Vi ser på treet og plassen rundt før vi feller.' },
    facility: { figure: '24/7', text: 'Om vinteren er vakttelefonen åpen hele døgnet.' },
  },
  en: {
    winter: { figure: '{grittingSeasonShort}', text: 'That is when we grit.' },
    sweeping: { figure: '{sweepingDoneBy}', text: 'By then spring sweeping is done.' },
    excavation: { text: 'Jobs we do:' },
    arborist: {
      figure: '',
      text: 'We look at the tree and the space around it before we cut it down.',
    },
    facility: { figure: '24/7', text: 'In winter the on-call phone is open around the clock.' },
  },
};

/** The fact that a file of texts gets if it is that of a service. */
export function factOf(file: string): Group | undefined {
  for (const code of languageCodes) {
    const service = serviceNames.find((name) => file === textFile(name, code));
    if (service) return defaults[code]?.[service];
  }
  return undefined;
}
