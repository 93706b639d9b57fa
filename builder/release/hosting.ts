import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildFailure } from '../failure.ts';
import { pageHeaders } from './headers.ts';

const templatesFolder = 'hosting/templates';

interface Hosting {
  /** Security headers, name to value: the same that `npm start` sends. */
  headers: Readonly<Record<string, string>>;
  /** The address of the site, without a slash at the end. */
  url: string;
  /** The built site; receives what static hosts read from there. */
  output: string;
  /** Receives the files for hosts of one's own. */
  folder: string;
}

/** Fills the files of hosting/templates with the headers of this build and the address of the site. */
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

/** The site's host, and the other one that people type: without or with www. */
export function addresses(url: string) {
  const { host } = new URL(url);
  return { url, host, otherHost: host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}` };
}

function headerLines(headers: Readonly<Record<string, string>>) {
  const lines = (line: (name: string, value: string) => string, names = Object.keys(headers)) =>
    names.map((name) => line(name, plain(name, headers[name] ?? ''))).join('\n');
  const ofPages = pageHeaders.filter((name) => name in headers);
  return {
    nginxHeaders: lines(nginxHeader),
    nginxNoPageHeaders: lines((name) => `    set ${nginxVariable(name)} "";`, ofPages),
    caddyHeaders: lines((name, value) => `\t\t${name} "${value}"`),
    caddyNoPageHeaders: lines((name) => `\t\t-${name}`, ofPages),
    staticHeaders: lines((name, value) => `  ${name}: ${value}`),
  };
}

/** nginx leaves out a header whose value is empty, so a variable is how a location does without one. */
function nginxHeader(name: string, value: string): string {
  const variable = nginxVariable(name);
  return `set ${variable} "${value}";\nadd_header ${name} ${variable} always;`;
}

function nginxVariable(name: string): string {
  return `$${name.toLowerCase().replaceAll('-', '_')}`;
}

/** A value that means the same in every host's file: none of what they take for their own signs. */
function plain(name: string, value: string): string {
  if (/["\\${}\r\n]/.test(value)) throw new Error(`The header ${name} cannot be written for hosts: ${value}`);
  return value;
}

function fillTemplate(name: string, template: string, marks: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (mark, key: string) => {
    const value = marks[key];
    if (value === undefined)
      throw new BuildFailure(`${templatesFolder}/${name}: nothing is known for ${mark}.`);
    return value;
  });
}
