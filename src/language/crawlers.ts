/**
 * Crawlers of search engines, link previews and assistants, by a part of their user agent. Those that run scripts
 * report American English as their language. If that counted, a Norwegian firm would be indexed in English.
 */
const crawlers = [
  // Most names contain one of these: Googlebot, bingbot, AdsBot-Google, GPTBot, ClaudeBot, Applebot, Slackbot.
  'bot/',
  'bot-',
  'crawler',
  'spider',
  'slurp',
  // Other crawlers of search engines.
  'google-inspectiontool',
  'googleother',
  'google-read-aloud',
  'mediapartners-google',
  'bingpreview',
  'duckassist',
  'ia_archiver',
  // Link previews in chats and on social media.
  'facebookexternalhit',
  'facebookcatalog',
  'meta-external',
  'whatsapp/',
  'embedly',
  'skypeuripreview',
  'vkshare',
  'mastodon/',
  // Assistants that fetch a page for a person.
  'chatgpt-user',
  'claude-user',
  'claude-web',
  'perplexity-user',
  'mistralai-user',
];

/** True for a user agent that names a known crawler. */
export function isCrawler(userAgent: string): boolean {
  const name = userAgent.toLowerCase();
  return name.endsWith('bot') || crawlers.some((crawler) => name.includes(crawler));
}
