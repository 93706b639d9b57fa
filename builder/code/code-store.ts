/** Where built code is kept, a folder for each state of the code. */
export const codeFolders = '.cache/code';

/** The files of built code beside those that browsers fetch. */
export const manifestFile = 'manifest.json';
export const inlineFile = 'inline.json';
export const prerenderFile = 'prerender/entry.prerender.js';
