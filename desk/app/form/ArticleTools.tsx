import { type FormEvent, useId, useState } from 'react';
import { useOverview } from '../store/overview.ts';
import { readLink } from '../text/format.ts';
import { makeBold, makeHeading, makeList, putLink, type RewriteSelection } from '../text/marks.ts';
import { Button } from '../ui/Button.tsx';

interface ArticleToolsProps {
  what: string;
  rewrite: RewriteSelection;
  onPicture: () => void;
}

export function ArticleTools({ what, rewrite, onPicture }: ArticleToolsProps) {
  const [isLinking, setIsLinking] = useState(false);
  const tools: [label: string, act: () => void][] = [
    ['Fet', () => rewrite(makeBold)],
    ['Overskrift', () => rewrite(makeHeading)],
    ['Liste', () => rewrite(makeList)],
    ['Lenke', () => setIsLinking(!isLinking)],
    ['Bilde', onPicture],
  ];
  return (
    <div className="article-tools actions">
      {tools.map(([label, act]) => (
        // Keeps the cursor in the text and a phone's keyboard open.
        <Button
          key={label}
          aria-label={`${label} i ${what}`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={act}
        >
          {label}
        </Button>
      ))}
      {isLinking && (
        <LinkForm
          onChosen={(href) => {
            setIsLinking(false);
            rewrite((now) => putLink(now, href));
          }}
        />
      )}
    </div>
  );
}

/** The words on all pages, and the page that no link should lead to. */
const notLinked = new Set(['shared', 'not-found']);

function LinkForm({ onChosen }: { onChosen: (href: string) => void }) {
  const list = useId();
  const [typed, setTyped] = useState('');
  const places = useOverview().documents.filter(
    ({ id, isPage }) => (isPage && !notLinked.has(id)) || id.startsWith('articles/'),
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() !== '') onChosen(readLink(typed));
  }
  return (
    <form className="actions" onSubmit={submit}>
      <label className="field">
        Adresse
        <input
          // biome-ignore lint/a11y/noAutofocus: the button asks for it
          autoFocus
          list={list}
          inputMode="url"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <datalist id={list}>
        {places.map(({ address, title }) => (
          <option key={address} value={address} label={title} />
        ))}
      </datalist>
      <button type="submit" className="secondary">
        Sett inn lenken
      </button>
    </form>
  );
}
