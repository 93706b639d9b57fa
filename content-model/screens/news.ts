import { bannerScreenSchema } from '../text-fields.ts';

export { default as newsStrings } from './news.strings.json' with { type: 'json' };

export const newsSchema = bannerScreenSchema('Aktuelt', {}, {});
