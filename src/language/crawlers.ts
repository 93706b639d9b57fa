/**
 * Crawlers of search engines, link previews and assistants, by their user agent: most call themselves a bot or give an
 * address. Those that run scripts report American English as their language. If that counted, a Norwegian firm would be
 * indexed in English.
 */
const crawler =
  /bot[/-]|bot$|crawler|spider|https?:|google(-|other)|-google|bingpreview|claude-user|whatsapp\//i;

/** True for a user agent that names a known crawler. */
export function isCrawler(userAgent: string): boolean {
  return crawler.test(userAgent);
}
