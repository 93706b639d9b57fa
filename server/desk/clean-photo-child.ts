import sharp from 'sharp';
import { cleanPhoto } from './clean-photo.ts';

// `clean-in-child.ts` runs this in a process of its own, with the file of a photo and the file that it becomes.
sharp.concurrency(1);
const [, , from = '', to = ''] = process.argv;
process.stdout.write(JSON.stringify(await cleanPhoto(from, to)));
