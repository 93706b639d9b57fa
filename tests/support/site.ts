import path from 'node:path';

export const root = path.join(import.meta.dirname, '../..');

/** The ports of the tests' own site and of the server for its messages. */
export const sitePort = Number(process.env.TEST_PORT ?? 4273);
export const messagesPort = Number(process.env.TEST_MESSAGES_PORT ?? 4274);

export const siteUrl = `http://localhost:${sitePort}`;
/** The address to which the form of the tests' site posts. */
export const messagesUrl = `http://localhost:${messagesPort}/melding/`;
/** Requests of the form, whose path is the visitor's language. */
export const messageRequests = `${messagesUrl}*`;
export const testFormService = { endpoint: `${messagesUrl}{language}`, answerIsReadable: false };

// Two runs on different ports do not share a folder.
const folder = path.join(root, '.cache', sitePort === 4273 ? 'test-site' : `test-site-${sitePort}`);
/** The built site that the tests run on. */
export const siteFolder = path.join(folder, 'site');
/** The folder that has the messages. */
export const dataFolder = folder;
