// Runs at the document's end: shows the English page where it is wanted, then fetches the scripts.
import { chooseConsent } from '../consent/consent.ts';
import { contentFile } from '../content/content-file.ts';
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

// A click before the scripts run is not lost: the last one is repeated when React hydrates. The answer to the cookie
// banner counts at once, also where the scripts never arrive.
let early: HTMLElement | undefined;
const remember = (event: MouseEvent) => {
  const control = (event.target as Element).closest<HTMLElement>('button[type=button], a[hreflang]');
  if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { consent } = control.dataset;
  if (consent) chooseConsent(consent === 'true');
  if ('scriptless' in page.dataset) return;
  early = control;
  // The language switch must not load another document: what is typed would be lost.
  event.preventDefault();
};
addEventListener('click', remember);
// Hydration has only been scheduled by now, but React hydrates at once what a click is meant for.
addEventListener('hydrating', () => {
  removeEventListener('click', remember);
  early?.click();
});

const withoutScripts = () => {
  page.dataset.scriptless = '';
  if (early instanceof HTMLAnchorElement) early.click();
};
addEventListener('hydration-failed', withoutScripts);

function fetchScripts(): void {
  delete page.dataset.unpainted;
  const { content = '', screen = '', scripts = '' } = root.dataset;
  for (const name of ['shared', screen])
    preload(contentFile(content, name, isLanguage(page.lang) ? page.lang : 'no'), 'fetch');
  const [entry = '', ...others] = scripts.split(' ');
  for (const script of others) preload(script, 'script');
  import(/* @vite-ignore */ entry).catch(withoutScripts);
}

// After the first paint: on a bad line the words and the first picture come first.
if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    fetchScripts();
  });
  observer.observe({ type: 'paint', buffered: true });
} else {
  fetchScripts();
}
