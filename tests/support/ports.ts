/** The ports of `npm start`, which the environment may change. */
export const sitePort = Number(process.env.PORT ?? 4173);
const inboxPort = Number(process.env.INBOX_PORT ?? 4174);

export const siteUrl = `http://localhost:${sitePort}`;
/** Where the form sends its messages while the site is tried out. */
export const inboxUrl = `http://127.0.0.1:${inboxPort}/`;
