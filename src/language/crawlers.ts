/**
 * Programs that read pages for search engines, link previews and assistants, by a part of their user agent.
 * Those that run scripts come with an American browser's list of languages. The list must not decide for them:
 * a Norwegian firm would be indexed in English.
 */
const crawlers = [
  // What most call themselves: Googlebot, bingbot, AdsBot-Google, GPTBot, ClaudeBot, Applebot, Slackbot.
  'bot/',
  'bot-',
  'crawler',
  'spider',
  'slurp',
  // Search engines' other programs.
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
