// Runs at the document's end: brings the English page in where it is wanted, then sends for the scripts.
import { chooseConsent } from '../consent/consent.ts';
import { contentFile } from '../content/fetch-content.ts';
import { isLanguage } from '../language/language.ts';

const page = document.documentElement;
const root = document.getElementById('root') as HTMLElement;
const template = document.querySelector<HTMLTemplateElement>('template#en');

if (page.lang === 'en' && template) {
  const { title = '', description = '', canonical = '' } = template.dataset;
  root.replaceChildren(template.content);
  document.title = title;
  document.querySelector('meta[name=description]')?.setAttribute('content', description);
  document.querySelector('link[rel=canonical]')?.setAttribute('href', canonical);
  delete page.dataset.swap;
}

function preload(href: string, as: 'fetch' | 'script'): void {
  const link = document.createElement('link');
  link.rel = as === 'fetch' ? 'preload' : 'modulepreload';
  link.as = as;
  link.crossOrigin = '';
  link.fetchPriority = 'low';
  link.href = href;
  document.head.append(link);
}

// A tap on a button before the scripts are there is not lost: they are handed the last one when they come.
// The cookie banner's answer counts at once, and also where the scripts never come.
let early: HTMLButtonElement | undefined;
const remember = ({ target }: MouseEvent) => {
  const button = (target as Element).closest<HTMLButtonElement>('button[type=button]');
  if (!button) return;
  early = button;
  const { consent } = button.dataset;
  if (consent) chooseConsent(consent === 'true');
};
addEventListener('click', remember);
addEventListener('taken-over', () => {
  removeEventListener('click', remember);
  early?.click();
});

function sendForScripts(): void {
  delete page.dataset.unpainted;
  const { content = '', screen = '', scripts = '' } = root.dataset;
  for (const name of ['shared', screen])
    preload(contentFile(content, name, isLanguage(page.lang) ? page.lang : 'no'), 'fetch');
  const [entry = '', ...others] = scripts.split(' ');
  for (const script of others) preload(script, 'script');
  import(/* @vite-ignore */ entry).catch(() => {
    page.dataset.scriptless = '';
  });
}

// After the first paint: on a bad line the words and the first picture have it to themselves.
if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    sendForScripts();
  });
  observer.observe({ type: 'paint', buffered: true });
} else {
  sendForScripts();
}
