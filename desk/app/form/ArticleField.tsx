import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { withoutMark } from '../../../common/english.ts';
import { getIn } from '../../../common/json.ts';
import { type Language, languageNames } from '../../../common/languages.ts';
import { NewPhotos } from '../pictures/AddPhotos.tsx';
import { getDocument } from '../store/documents.ts';
import { pictureRequest } from '../store/picture-request.ts';
import {
  type ArticlePart,
  changeBox,
  insertPicture,
  joinArticle,
  movePicture,
  partId,
  removePicture,
  replacePicture,
  splitArticle,
  splitBox,
} from '../text/article-parts.ts';
import type { RewriteSelection } from '../text/marks.ts';
import { rewriteArea } from '../text/rewrite-area.ts';
import { FieldMessages } from '../ui/FieldMessages.tsx';
import { ArticleBox } from './ArticleBox.tsx';
import { ArticlePicture } from './ArticlePicture.tsx';
import { ArticleTools } from './ArticleTools.tsx';
import { type FieldProps, useField } from './Field.tsx';
import { useLanguageSides } from './use-language-sides.ts';
import { WaitingEnglish } from './WaitingEnglish.tsx';

/** The text of an article: boxes of plain words, and its pictures between them. */
export function ArticleField(props: FieldProps) {
  const { id, title, hint } = useField(props, 'field');
  const sides = useLanguageSides(props);
  return (
    <fieldset id={id}>
      <legend>{title}</legend>
      <div className="language-columns">
        {sides.map((side) => (
          <ArticleText key={side.language} {...side} isAlone={sides.length === 1} />
        ))}
      </div>
      <FieldMessages id={id} hint={hint} />
    </fieldset>
  );
}

interface ArticleTextProps extends FieldProps {
  language: Language;
  /** The field has no other language beside it. */
  isAlone: boolean;
}

function ArticleText({ language, path, schema, isAlone }: ArticleTextProps) {
  const { form, id, title, errors, value, set, control } = useField({ schema, path });
  const written = String(value ?? '');
  const text = withoutMark(written);
  const [shown, setShown] = useState(() => ({ text, parts: splitArticle(text) }));
  // Typing in a box does not split it: only a text that comes from elsewhere is split.
  if (shown.text !== text) setShown({ text, parts: splitArticle(text) });
  const { parts } = shown;
  /** The box that had the cursor last. */
  const active = useRef<HTMLTextAreaElement | null>(null);
  /** The part behind which new pictures are put. */
  const [insertedBehind, setInsertedBehind] = useState(-1);
  const name = `${title}, ${languageNames[language].norwegianName}`;
  const idOf = (part: ArticlePart) => partId(id, parts.indexOf(part));

  function change(next: readonly ArticlePart[]) {
    const joined = joinArticle(next);
    flushSync(() => {
      setShown({ text: joined, parts: [...next] });
      set(joined);
    });
  }

  function insert(picture: string) {
    const inserted = insertPicture(parts, insertedBehind, picture);
    setInsertedBehind(inserted.id);
    change(inserted.parts);
  }
  /** Puts a picture in while this field is there. */
  const insertHere = useRef<((picture: string) => void) | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rendering has its own parts
  useLayoutEffect(() => {
    insertHere.current = insert;
    return () => {
      insertHere.current = null;
    };
  });

  function onPictureChosen(picture: string) {
    if (insertHere.current) return insertHere.current(picture);
    // The owner has left the view while a photo was sent.
    const present = splitArticle(withoutMark(String(getIn(getDocument(form.id)?.value, path) ?? '')));
    set(joinArticle(insertPicture(present, -1, picture).parts));
  }

  function cursor(): { part: ArticlePart | undefined; at: number } {
    const area = active.current?.isConnected ? active.current : null;
    const part = parts.find((box) => area && idOf(box) === area.id) ?? parts.at(-1);
    return { part, at: area?.selectionEnd ?? part?.text.length ?? 0 };
  }

  function askForPictures() {
    const { part, at } = cursor();
    if (!part) return;
    const prepare = () => {
      setInsertedBehind(part.id);
      change(splitBox(parts, part.id, at));
    };
    const title = 'i teksten';
    pictureRequest.write({ title, place: id, current: null, taken: [], prepare, onChosen: onPictureChosen });
  }

  const rewrite: RewriteSelection = (rewritten) => {
    const area = active.current?.isConnected ? active.current : document.getElementById(id);
    if (area instanceof HTMLTextAreaElement) rewriteArea(area, rewritten);
  };

  function move(part: ArticlePart, direction: 'up' | 'down') {
    const moved = movePicture(parts, part.id, direction);
    if (moved) change(moved);
  }

  function remove(part: ArticlePart) {
    const box = parts[parts.indexOf(part) - 1];
    change(removePicture(parts, part.id));
    if (box) document.getElementById(idOf(box))?.focus();
  }

  let number = 0;
  const newPhotosBehind = parts.find((part) => part.id === insertedBehind) ?? parts.at(-1);
  const drawn = parts.flatMap((part): ReactNode[] => {
    const isPicture = part.picture !== null;
    if (isPicture) number += 1;
    const own = isPicture ? (
      <ArticlePicture
        key={part.id}
        id={idOf(part)}
        name={part.picture ?? ''}
        number={number}
        place={`${id}-${part.id}`}
        onReplaced={(picture) => change(replacePicture(parts, part.id, picture))}
        canMove={(direction) => movePicture(parts, part.id, direction) !== null}
        onMoved={(direction) => move(part, direction)}
        onRemoved={() => remove(part)}
      />
    ) : (
      <ArticleBox
        key={part.id}
        id={idOf(part)}
        name={
          number === 0 ? name : `${title} etter bilde ${number}, ${languageNames[language].norwegianName}`
        }
        language={language}
        control={control}
        text={part.text}
        onChange={(typed) => change(changeBox(parts, part.id, typed))}
        onFocus={(area) => {
          active.current = area;
        }}
      />
    );
    return part === newPhotosBehind ? [own, <NewPhotos key="new" place={id} isPassing />] : [own];
  });

  return (
    <div className="language-column article-text">
      <span className={isAlone ? 'visually-hidden' : 'hint'}>{languageNames[language].norwegianName}</span>
      <ArticleTools what={name} rewrite={rewrite} onPicture={askForPictures} />
      {drawn}
      <FieldMessages id={id} errors={errors} />
      {text !== written && <WaitingEnglish id={id} name={name} onConfirmed={() => set(text)} />}
    </div>
  );
}
