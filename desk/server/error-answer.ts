export { diskIsFull, toHttpError } from '../../server/answer.ts';
