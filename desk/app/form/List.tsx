import { type FocusEvent, Fragment, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Schema } from '../../../content-model/desk/contract.ts';
import { announceToScreenReader } from '../store/announcements.ts';
import { listAt, move, pathsInEachLanguage } from '../store/json.ts';
import { useVariables } from '../store/overview.ts';
import { useCaption } from '../store/pictures.ts';
import { editList } from '../store/saving.ts';
import { withoutNull } from '../store/schema.ts';
import { pageText } from '../text/variables.ts';
import { Button, CrossButton } from '../ui/Button.tsx';
import { changeAndGoTo, controls, fieldId } from '../ui/view-links.ts';
import type { FieldProps } from './Field.tsx';
import { FormContext, useForm } from './Form.tsx';
import { AddPhotosButton, PhotoListTools } from './PhotoListTools.tsx';

type ListProps = FieldProps & { renderEntry: (entry: FieldProps) => ReactNode };

export function List({ renderEntry, schema, path }: ListProps) {
  const form = useForm();
  const [dragged, setDragged] = useState<number | null>(null);
  const id = fieldId(form.id, path);
  const entry: Schema = withoutNull(schema.items || {});
  const lists = pathsInEachLanguage(form.value, path).map((listPath) => listAt(form.value, listPath));
  const length = Math.max(...lists.map((list) => list.length));
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  const variables = useVariables()('no');
  const caption = useCaption();
  /** The entry that was added. Nothing in it is wrong until the focus leaves it. */
  const [added, setAdded] = useState<number | null>(null);
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, perPage } = schema;
  const canAdd = length < maxItems;
  const canRemove = length > minItems;
  const canMove = length > 1 && (perPage !== undefined || minItems !== maxItems);
  const name = entry.title ?? 'Linje';
  const entryName = name.toLocaleLowerCase('nb');
  const places = Array.from({ length }, (_, index) => index);

  function change(next: (list: readonly unknown[]) => unknown[]) {
    // The next key press must find the entry in its new place.
    flushSync(() => editList(form.id, path, next));
  }
  function moveTo(from: number, to: number) {
    change((list) => move(list, from, to));
    focusEntry(id, to, '[data-tools] > select');
    announceToScreenReader(`${name} ${from + 1} er nå nummer ${to + 1} av ${length}`);
  }
  function remove(at: number) {
    const entries = lists.map((list) => list[at]);
    const text = firstText(entries);
    const words = entry.slot ? caption(text) : pageText(text, variables);
    const title = words ? `«${words}»` : `${name} ${at + 1}`;
    setRemovals([{ id: crypto.randomUUID(), at, entries, title }, ...removals]);
    change((list) => list.toSpliced(at, 1));
    focusEntry(id, at, '[data-tools] > :last-child');
    announceToScreenReader(`${title} er tatt bort.`);
  }
  function add() {
    // A list that was missing gets its smallest number of entries at once.
    const entries = Array.from({ length: Math.max(1, minItems - length) }, () => emptyValue(entry));
    change((list) => [...list, ...entries]);
    flushSync(() => setAdded(length));
    focusEntry(id, length, controls);
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setAdded(null);
  }

  function undo(removal: Removal) {
    const { at, left } = takeRemoval(removals, removal);
    changeAndGoTo(fieldId(form.id, [...path, at]), () => {
      setRemovals(left);
      editList(form.id, path, (list, language) => list.toSpliced(at, 0, removal.entries[language]));
    });
  }

  const removed = removals.map((removal) => (
    <p className="removed" key={removal.id}>
      Tatt bort: {removal.title}{' '}
      {canAdd && (
        <Button aria-label={`Angre: ${removal.title}`} onClick={() => undo(removal)}>
          Angre
        </Button>
      )}
    </p>
  ));

  return (
    <>
      {perPage !== undefined && <PhotoListTools schema={schema} path={path} />}
      <div className={entry.slot ? 'picture-grid' : undefined} id={`${id}-entries`}>
        {places.map((index) => (
          <Fragment key={index}>
            {perPage && index % perPage === 0 && <h3>Side {index / perPage + 1}</h3>}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the choice of a number */}
            <div
              className="entry"
              draggable={canMove && entry.slot !== undefined}
              onBlur={onBlur}
              onDragStart={() => setDragged(index)}
              onDragOver={(event) => dragged !== null && event.preventDefault()}
              onDrop={() => dragged !== null && dragged !== index && moveTo(dragged, index)}
              onDragEnd={() => setDragged(null)}
            >
              <FormContext value={index === added ? { ...form, problems: [] } : form}>
                {renderEntry({ schema: entry, path: [...path, index], number: index + 1 })}
              </FormContext>
              <div className="row" data-tools>
                {canMove && (
                  <select
                    aria-label={`Flytt til nummer: ${entryName} ${index + 1}`}
                    title="Flytt til nummer"
                    value={index}
                    onChange={({ target }) => moveTo(index, Number(target.value))}
                  >
                    {places.map((place) => (
                      <option key={place} value={place}>
                        Nr. {place + 1}
                      </option>
                    ))}
                  </select>
                )}
                {canRemove && (
                  <CrossButton
                    title="Ta bort"
                    aria-label={`Ta bort: ${entryName} ${index + 1}`}
                    onClick={() => remove(index)}
                  />
                )}
              </div>
            </div>
          </Fragment>
        ))}
      </div>
      {removed.slice(0, 3)}
      {removed.length > 3 && (
        <details>
          <summary>{removed.length - 3} til</summary>
          {removed.slice(3)}
        </details>
      )}
      {canAdd && perPage !== undefined && <AddPhotosButton schema={schema} path={path} />}
      {canAdd && perPage === undefined && (
        <Button id={`${id}-add`} onClick={add}>
          + Legg til {entryName}
        </Button>
      )}
    </>
  );
}

/** Focuses a control of an entry or, without it, the button that adds one. */
function focusEntry(id: string, index: number, selector: string): void {
  const entries = [...(document.getElementById(`${id}-entries`)?.querySelectorAll(':scope > .entry') ?? [])];
  const entry = entries[Math.min(index, entries.length - 1)];
  const control = entry?.querySelector<HTMLElement>(selector) ?? document.getElementById(`${id}-add`);
  control?.focus();
}

function firstText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(firstText).find(Boolean) ?? '';
}

interface Removal {
  id: string;
  at: number;
  /** Its value in each language. */
  entries: readonly unknown[];
  title: string;
}

/** Takes a removal out of the others, and returns where its entry belongs now. */
function takeRemoval(removals: readonly Removal[], removal: Removal) {
  let { at } = removal;
  const index = removals.indexOf(removal);
  const newer = removals.slice(0, index).toReversed();
  const moved = newer.map((later) => {
    if (later.at >= at) return { ...later, at: later.at + 1 };
    at -= 1;
    return later;
  });
  return { at, left: [...moved.toReversed(), ...removals.slice(index + 1)] };
}

const emptyValues: Readonly<Record<string, unknown>> = { string: '', boolean: false };

/** The first value of a new entry, or of a group that was null. */
function emptyValue({ properties, prefixItems, items, minItems = 0, type = '' }: Schema): unknown {
  if (prefixItems) return prefixItems.map(emptyValue);
  if (items) return Array.from({ length: minItems }, () => emptyValue(items));
  if (!properties) return emptyValues[type] ?? null;
  return Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, emptyValue(inner)]));
}
