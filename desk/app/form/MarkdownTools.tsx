import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '../../../tables/languages.ts';
import { pictureRequest } from '../store/pictures.ts';
import {
  continueList,
  type Link,
  linkAt,
  putLink,
  putPicture,
  type Selected,
  toggleBold,
  toggleList,
} from '../text/formatting.ts';
import { Button } from '../ui/Button.tsx';
import type { Rewrite } from './use-marked-text.ts';

const LinkDialog = lazy(async () => ({ default: (await import('./LinkDialog.tsx')).LinkDialog }));

interface MarkdownToolsProps {
  /** Completes the accessible names. */
  what: string;
  language: Language;
  rewrite: Rewrite;
}

/** The buttons over the text of an article: they write its Markdown. */
export function MarkdownTools({ what, language, rewrite }: MarkdownToolsProps) {
  const [link, setLink] = useState<(Link & { at: Selected }) | null>(null);
  // A dialog takes the selection away, so what it asks for goes where the selection was.
  function openLink(at: Selected) {
    setLink({ at, ...linkAt(at) });
    return null;
  }
  function openPictures(at: Selected) {
    const onChosen = (name: string) => rewrite(() => putPicture(at, name));
    pictureRequest.write({ title: 'i teksten', place: 'articleText', current: '', taken: [], onChosen });
    return null;
  }
  function insert(at: Selected, chosen: Link) {
    // Closed first, the dialog gives the focus back.
    flushSync(() => setLink(null));
    rewrite(() => putLink(at, chosen));
  }
  const tools: [label: string, change: Parameters<Rewrite>[0]][] = [
    ['Fet', toggleBold],
    ['Liste', toggleList],
    ['Lenke', openLink],
    ['Bilde', openPictures],
  ];
  return (
    <div className="markdown-tools">
      {tools.map(([label, change]) => (
        // The cursor stays in the text, and the keyboard of a phone stays open.
        <Button
          key={label}
          aria-label={`${label} i ${what}`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => rewrite(change)}
        >
          {label}
        </Button>
      ))}
      {link && (
        <Suspense>
          <LinkDialog
            {...{ link, language }}
            onChosen={(chosen) => insert(link.at, chosen)}
            onClose={() => setLink(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Ctrl+B makes bold, and Enter goes on with a list, as in other programs. */
export function onMarkdownKey(event: KeyboardEvent, rewrite: Rewrite): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
  const isBold = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'b';
  const isEnter = key === 'Enter' && !shiftKey && !nativeEvent.isComposing;
  if ((isBold && rewrite(toggleBold)) || (isEnter && rewrite(continueList))) event.preventDefault();
}
