import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const templatesFolder = 'hosting/templates';

interface Hosting {
  /** Security headers by name. */
  headers: Readonly<Record<string, string>>;
  /** The address of the site, without a trailing slash. */
  url: string;
  /** The folder of the built site, for `_headers` and `_redirects`. */
  output: string;
  /** The folder for the files of nginx and Caddy. */
  folder: string;
}

/** Fills the templates of hosting/templates with the headers of this build and the address of the site. */
export async function writeHosting(root: string, { headers, url, output, folder }: Hosting): Promise<void> {
  const marks = { ...addresses(url), ...headerLines(headers) };
  const fillFile = async (name: string, target: string) => {
    const template = await readFile(path.join(root, templatesFolder, name), 'utf8');
    await writeFile(path.join(target, name), fillTemplate(name, template, marks));
  };
  await mkdir(folder, { recursive: true });
  for (const name of ['nginx-site.conf', 'nginx-server.conf', 'Caddyfile']) await fillFile(name, folder);
  for (const name of ['_headers', '_redirects']) await fillFile(name, output);
}

/** Returns the host of the site and its alternative, without or with `www`. */
function addresses(url: string) {
  const { host } = new URL(url);
  return { url, host, otherHost: host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}` };
}

function headerLines(headers: Readonly<Record<string, string>>) {
  const lines = (line: (name: string, value: string) => string) =>
    Object.entries(headers)
      .map(([name, value]) => line(name, plain(name, value)))
      .join('\n');
  return {
    nginxHeaders: lines((name, value) => `add_header ${name} "${value}" always;`),
    caddyHeaders: lines((name, value) => `\t\t${name} "${value}"`),
    staticHeaders: lines((name, value) => `  ${name}: ${value}`),
  };
}

/** Returns a header value that needs no escaping in any host's file. Throws if it does. */
function plain(name: string, value: string): string {
  if (/["\\${}\r\n]/.test(value)) throw new Error(`The header ${name} cannot be written for hosts: ${value}`);
  return value;
}

function fillTemplate(name: string, template: string, marks: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (mark, key: string) => {
    const value = marks[key];
    if (value === undefined) throw new Error(`${templatesFolder}/${name}: unknown mark ${mark}.`);
    return value;
  });
}
