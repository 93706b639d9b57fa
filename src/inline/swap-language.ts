// Runs right behind the English template: puts it in the place of the Norwegian page where it is wanted.
const page = document.documentElement;
const template = document.getElementById('en') as HTMLTemplateElement;

if (page.lang === 'en') {
  document.getElementById('root')?.replaceChildren(template.content);
  document.title = template.dataset.title ?? document.title;
  document
    .querySelector('meta[name=description]')
    ?.setAttribute('content', template.dataset.description ?? '');
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical) canonical.href += '?lang=en';
  delete page.dataset.swap;
}
