import { type FormEvent, type MouseEvent, useId, useState } from 'react';
import { PicturePicker } from '../pictures/PicturePicker.tsx';
import { useOverview } from '../store/overview.ts';
import { readLink } from '../text/format.ts';
import {
  makeBold,
  makeHeading,
  makeList,
  putLink,
  type RewriteSelection,
} from '../text/markdown-commands.ts';
import { Button } from '../ui/Button.tsx';

interface ArticleToolsProps {
  what: string;
  rewrite: RewriteSelection;
  onPictures: (names: readonly string[]) => void;
}

export function ArticleTools({ what, rewrite, onPictures }: ArticleToolsProps) {
  const [isLinking, setIsLinking] = useState(false);
  const tools: [label: string, act: () => void][] = [
    ['Fet', () => rewrite(makeBold)],
    ['Overskrift', () => rewrite(makeHeading)],
    ['Liste', () => rewrite(makeList)],
    ['Lenke', () => setIsLinking(!isLinking)],
  ];
  return (
    <div className="article-tools actions">
      {tools.map(([label, act]) => (
        <Button key={label} aria-label={`${label} i ${what}`} onMouseDown={keepCursor} onClick={act}>
          {label}
        </Button>
      ))}
      <PicturePicker
        aria-label={`Bilde i ${what}`}
        title="i teksten"
        current={null}
        taken={[]}
        onChosen={onPictures}
        onMouseDown={keepCursor}
      >
        Bilde
      </PicturePicker>
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

/** Keeps the cursor in the text and a phone's keyboard open. */
const keepCursor = (event: MouseEvent) => event.preventDefault();

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
