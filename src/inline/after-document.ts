// Runs at the end of the document: swaps in the page of another language if needed, then fetches the scripts after the
// first paint. Nothing is left to it afterwards.

const html = document.documentElement;
const { dataset } = html;
const root = document.getElementById('root');
const { pendingLanguage } = dataset;

// First, because it throws where a browser lacks it. Scripts come after the first paint, so that text and first picture
// load first on a slow connection.
new PerformanceObserver(fetchScripts).observe({ type: 'paint', buffered: true });
// Firefox reports no first paint of a page that it opens scrolled, for example after a reload.
addEventListener('load', () => setTimeout(fetchScripts, 500));

const template =
  pendingLanguage && document.querySelector<HTMLTemplateElement>(`template#${pendingLanguage}`);

if (template && root) {
  // <html lang> is not read, because a browser that translates the page may have changed it.
  html.lang = pendingLanguage;
  root.dataset.language = pendingLanguage;
  const { content = '', title = '', description = '', canonical = '' } = template.dataset;
  root.dataset.content = content;
  root.replaceChildren(template.content);
  document.title = title;
  document.querySelector('meta[name=description]')?.setAttribute('content', description);
  document.querySelector('link[rel=canonical]')?.setAttribute('href', canonical);
}
delete dataset.pendingLanguage;
// Not if the script in the head has failed.
if (pendingLanguage !== undefined) delete dataset.noJs;

function preload(href: string, as: 'fetch' | 'script'): void {
  const link = document.createElement('link');
  link.rel = as === 'fetch' ? 'preload' : 'modulepreload';
  link.as = as;
  link.crossOrigin = '';
  link.fetchPriority = 'low';
  link.href = href;
  document.head.append(link);
}

function fetchScripts(): void {
  if (!('beforePaint' in dataset)) return;
  delete dataset.beforePaint;
  const { content = '', scripts = '' } = root?.dataset ?? {};
  for (const file of content.split(' ')) preload(file, 'fetch');
  const [entry = '', ...others] = scripts.split(' ');
  for (const script of others) preload(script, 'script');
  import(/* @vite-ignore */ entry).catch(() => dispatchEvent(new Event('hydration-failed')));
}
