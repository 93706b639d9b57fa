/** Something that whoever starts the site can put right; the message says how, so no stack is shown. */
export class StartError extends Error {}
