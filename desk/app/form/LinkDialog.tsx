import { type FormEvent, useState } from 'react';
import { names, routes } from '../../../src/screens/routes.ts';
import { defaultLanguage, type Language } from '../../../tables/languages.ts';
import { useOverview } from '../store/overview.ts';
import type { Link } from '../text/formatting.ts';
import { readLink } from '../text/writing.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useSearch } from '../ui/Search.tsx';

interface LinkDialogProps {
  link: Link;
  language: Language;
  onChosen: (link: Link) => void;
  onClose: () => void;
}

/** Asks where a link leads: to a page or an article of the site, or to an address. */
export function LinkDialog({ link, language, onChosen, onClose }: LinkDialogProps) {
  const [typed, setTyped] = useState(link.href);
  const pages = routes.map(({ screen, path }) => {
    return { href: path, name: names[screen][defaultLanguage], words: names[screen][language] };
  });
  const articles = useOverview()
    .documents.filter(({ id }) => id.startsWith('news/'))
    .map(({ address, title }) => ({ href: address, name: title, words: title }));
  const { found, field, more } = useSearch([...pages, ...articles], ({ name }) => name);
  const choose = (href: string, words: string) => onChosen({ href, words: link.words || words });
  function submit(event: FormEvent) {
    event.preventDefault();
    const href = readLink(typed);
    if (href !== '') choose(href, typed.trim());
  }
  return (
    <Dialog title={link.words ? `Lenke: ${link.words}` : 'Lenke'} onClose={onClose}>
      <form className="actions" onSubmit={submit}>
        <label className="search">
          Adresse
          <input
            inputMode="url"
            autoComplete="off"
            placeholder="www.eksempel.no"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <button type="submit" className="primary">
          Sett inn lenken
        </button>
        {link.href && (
          <Button onClick={() => onChosen({ words: link.words, href: '' })}>Ta bort lenken</Button>
        )}
      </form>
      <h3>Eller en side eller nyhet på nettstedet</h3>
      {field}
      <ul className="lines">
        {found.map(({ href, name, words }) => (
          <li key={href}>
            <Button onClick={() => choose(href, words)}>{name}</Button>
          </li>
        ))}
      </ul>
      {more}
    </Dialog>
  );
}
