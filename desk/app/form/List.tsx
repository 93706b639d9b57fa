import { type FocusEvent, Fragment, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { KeyPath } from '../../../common/json.ts';
import { mapRecord } from '../../../common/records.ts';
import type { Schema } from '../../../content-model/desk/contract.ts';
import { announceToScreenReader } from '../store/announcements.ts';
import { listAt, move, pathsInEachLanguage } from '../store/json.ts';
import { useVariables } from '../store/overview.ts';
import { useCaption } from '../store/pictures.ts';
import { editList } from '../store/saving.ts';
import { withoutNull } from '../store/schema.ts';
import { pageText } from '../text/variables.ts';
import { Button, CrossButton } from '../ui/Button.tsx';
import { changeAndGoTo, fieldControls, fieldId } from '../ui/view-links.ts';
import type { FieldProps } from './Field.tsx';
import { Folded } from './Folded.tsx';
import { FormContext, useForm } from './Form.tsx';

type ListProps = FieldProps & { renderEntry: (entry: FieldProps) => ReactNode };

export function List({ renderEntry, schema, path }: ListProps) {
  const form = useForm();
  const id = fieldId(form.id, path);
  const entry: Schema = withoutNull(schema.items || {});
  const lists = pathsInEachLanguage(form.value, path).map((listPath) => listAt(form.value, listPath));
  const length = Math.max(...lists.map((list) => list.length));
  /** What was taken away last. Only its place is still known. */
  const [removal, setRemoval] = useState<Removal | null>(null);
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
  function wordsOf(at: number): string {
    const text = firstText(lists.map((list) => list[at]));
    return entry.slot ? caption(text) : pageText(text, variables);
  }
  function remove(at: number) {
    const words = wordsOf(at);
    const title = words ? `«${words}»` : `${name} ${at + 1}`;
    setRemoval({ title, at, values: lists.map((list) => list[at]) });
    change((list) => list.toSpliced(at, 1));
    focusEntry(id, at, entry.slot ? '[data-tools] > :last-child' : 'summary');
    announceToScreenReader(`${title} er tatt bort.`);
  }
  function add() {
    change((list) => [...list, emptyValue(entry)]);
    flushSync(() => setAdded(length));
    focusEntry(id, length, fieldControls);
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setAdded(null);
  }

  function undo({ at, values }: Removal) {
    changeAndGoTo(fieldId(form.id, [...path, at]), () => {
      setRemoval(null);
      editList(form.id, path, (list, language) => {
        const value = values[language];
        // A picture that was added again meanwhile stays where it is.
        return entry.slot && list.includes(value) ? [...list] : list.toSpliced(at, 0, value);
      });
    });
  }

  return (
    <>
      <div className={entry.slot ? 'picture-grid' : undefined} id={`${id}-entries`}>
        {places.map((index) => (
          <Fragment key={index}>
            {perPage && index % perPage === 0 && <h3>Side {index / perPage + 1}</h3>}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: it follows the focus of its fields */}
            <div className="entry" onBlur={onBlur}>
              <FormContext value={index === added ? { ...form, problems: [] } : form}>
                <EntryLine
                  isPicture={entry.slot !== undefined}
                  name={id}
                  path={[...path, index]}
                  title={`${name} ${index + 1}`}
                  words={wordsOf(index)}
                >
                  {renderEntry({ schema: entry, path: [...path, index], number: index + 1 })}
                  <div className="row" data-tools>
                    {canMove && (
                      <select
                        aria-label={`Flytt til nummer: ${entryName} ${index + 1}`}
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
                </EntryLine>
              </FormContext>
            </div>
          </Fragment>
        ))}
      </div>
      {removal && (
        <p className="removed">
          Tatt bort: {removal.title}{' '}
          {canAdd && (
            <Button aria-label={`Angre: ${removal.title}`} onClick={() => undo(removal)}>
              Angre
            </Button>
          )}
        </p>
      )}
      {canAdd && perPage === undefined && (
        <Button id={`${id}-add`} onClick={add}>
          + Legg til {entryName}
        </Button>
      )}
    </>
  );
}

interface EntryLineProps {
  isPicture: boolean;
  name: string;
  path: KeyPath;
  title: string;
  words: string;
  children: ReactNode;
}

/** An entry is one line with its first words. A picture shows itself. */
function EntryLine({ isPicture, name, path, title, words, children }: EntryLineProps) {
  if (isPicture) return children;
  return (
    <Folded name={name} paths={[path]} line={words || title}>
      {children}
    </Folded>
  );
}

/** Focuses a control of an entry, which opens unless its own line is meant, or else the button that adds one. */
function focusEntry(id: string, index: number, selector: string): void {
  const entries = [...(document.getElementById(`${id}-entries`)?.querySelectorAll(':scope > .entry') ?? [])];
  const entry = entries[Math.min(index, entries.length - 1)];
  const control = entry?.querySelector<HTMLElement>(selector) ?? document.getElementById(`${id}-add`);
  const line = entry?.querySelector<HTMLDetailsElement>(':scope > details');
  if (line) line.open = selector !== 'summary';
  control?.focus();
}

/** The first text of a value, or its numbers, such as 2–4. */
function firstText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const parts = Object.values(value);
  if (parts.some((part) => typeof part === 'number')) return parts.join('–');
  return parts.map(firstText).find(Boolean) ?? '';
}

interface Removal {
  title: string;
  at: number;
  /** In each language. */
  values: readonly unknown[];
}

/** The value of a new entry: empty texts and numbers. */
function emptyValue({ type, properties, prefixItems }: Schema): unknown {
  if (prefixItems) return prefixItems.map(emptyValue);
  if (properties) return mapRecord(Object.keys(properties), (key) => emptyValue(properties[key] ?? {}));
  return type === 'string' ? '' : null;
}
