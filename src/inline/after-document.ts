// Runs at the end of the document: swaps in the English page if needed, then fetches the scripts.
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

// The last click before hydration is stored, and replayed when React hydrates. An answer to the cookie banner counts at
// once, even if the scripts never load.
let early: HTMLElement | undefined;
const remember = (event: MouseEvent) => {
  const control = (event.target as Element).closest<HTMLElement>('button[type=button], a[hreflang]');
  if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { consent } = control.dataset;
  if (consent) chooseConsent(consent === 'true');
  if ('scriptless' in page.dataset) return;
  early = control;
  // The language switch must not load another document: typed text would be lost.
  event.preventDefault();
};
addEventListener('click', remember);
// Hydration is only scheduled at this point, but React hydrates the target of a click synchronously.
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

// After the first paint: on a slow connection the text and the first picture load first.
if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    fetchScripts();
  });
  observer.observe({ type: 'paint', buffered: true });
} else {
  fetchScripts();
}
