import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { speak } from '../store/announcements.ts';
import { move, valueAt } from '../store/json.ts';
import { type ListChange, placesOf } from '../store/new-entries.ts';
import { editList, leaveEntry } from '../store/saving.ts';
import { useValue } from '../store/value.ts';
import { controls, fieldId } from '../ui/address.ts';
import { Button, IconButton, type IconName } from '../ui/Button.tsx';
import { emptyValue, type FieldProps, useForm, withoutNull } from './form.ts';
import { Group } from './Group.tsx';
import { remember, removals, undo } from './removals.ts';

type ListProps = FieldProps & { renderEntry: (entry: FieldProps) => ReactNode };

/** A list whose entries can be added, moved and taken away, within its bounds. Pictures can be dragged too. */
export function List({ renderEntry, ...props }: ListProps) {
  const { schema, path } = props;
  const form = useForm();
  const [dragged, setDragged] = useState<number | null>(null);
  const id = fieldId(form.id, path);
  const entry = withoutNull(schema.items || {});
  const lists = placesOf(form.id, path).map((place) => (valueAt(form.value, place) ?? []) as unknown[]);
  const length = Math.max(...lists.map((list) => list.length));
  const removed = useValue(removals).filter((one) => fieldId(one.id, one.path) === id);
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, perPage } = schema;
  // An entry with a part that is not shown belongs to the code of its page.
  const isBound = Object.values(entry.properties ?? {}).some(({ fixed, type }) => fixed && type === 'string');
  const canAdd = length < maxItems && !isBound;
  const canRemove = length > minItems && !isBound;
  const canMove = length > 1 && (perPage !== undefined || (minItems !== maxItems && !isBound));
  const name = entry.title ?? 'Linje';
  const what = name.toLocaleLowerCase('nb');
  const [back, forth] = entry.place ? ['Flytt fram', 'Flytt bakover'] : ['Flytt opp', 'Flytt ned'];

  function change(next: ListChange, focus: number, title?: string) {
    const blank = emptyValue(entry);
    // At once: the next key press is for the entry in its new place.
    flushSync(() => editList(form.id, path, next, { entries: lists.map(() => blank), state: 'new' }));
    focusEntry(id, focus, title);
  }
  function moveTo(from: number, to: number, title?: string) {
    change((list) => move(list, from, to), to, title);
    speak(`${name} ${from + 1} er nå nummer ${to + 1} av ${length}`);
  }
  function remove(at: number) {
    const title = `${name} ${at + 1}`;
    remember({ id: form.id, path, at, entries: lists.map((list) => list[at]), title });
    change((list) => list.toSpliced(at, 1), at, 'Ta bort');
    speak(`${title} er tatt bort. Angre med Ctrl og Z.`);
  }
  const add = (at: number) => change((list, blank) => list.toSpliced(at, 0, blank), at);

  /** Enter in an entry of one line goes on to the next one. */
  function onKeyDown(event: KeyboardEvent, index: number) {
    const isLine = !entry.properties && !(event.target instanceof HTMLButtonElement);
    if (event.key !== 'Enter' || !isLine || !canAdd) return;
    event.preventDefault();
    add(index + 1);
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent, index: number) {
    // The cursor comes back with the window.
    if (document.hasFocus() && !currentTarget.contains(relatedTarget)) leaveEntry(form.id, path, index);
  }

  const tool = (icon: IconName, title: string, index: number, isDisabled: boolean, act: () => void) => (
    <IconButton {...{ icon, title }} what={`${what} ${index + 1}`} disabled={isDisabled} onClick={act} />
  );
  const wasAt = (isHere: (at: number) => boolean) =>
    removed
      .filter(({ at }) => isHere(at))
      .map((one) => (
        <p className="removed" key={one.title + one.at}>
          {one.title} er tatt bort. {length < maxItems && <Button onClick={() => undo(one)}>Angre</Button>}
        </p>
      ));

  return (
    <Group {...props}>
      <div className={entry.place ? 'choices' : undefined} id={`${id}-entries`}>
        {Array.from({ length }, (_, index) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: short cuts for the buttons
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place in the list; its fields are controlled
            key={index}
            className="entry"
            data-page={perPage && index % perPage === 0 ? `Side ${index / perPage + 1}` : undefined}
            draggable={canMove && entry.place !== undefined}
            onDragStart={() => setDragged(index)}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={() => dragged !== null && dragged !== index && moveTo(dragged, index)}
            onDragEnd={() => setDragged(null)}
            onKeyDown={(event) => onKeyDown(event, index)}
            onBlur={(event) => onBlur(event, index)}
          >
            {wasAt((at) => at === index)}
            {renderEntry({ schema: entry, path: [...path, index], number: index + 1 })}
            <div data-tools>
              {canMove && tool('up', back, index, index === 0, () => moveTo(index, index - 1, back))}
              {canMove &&
                tool('down', forth, index, index === length - 1, () => moveTo(index, index + 1, forth))}
              {canRemove && tool('remove', 'Ta bort', index, false, () => remove(index))}
            </div>
          </div>
        ))}
      </div>
      {wasAt((at) => at >= length)}
      {canAdd && (
        <Button id={`${id}-add`} onClick={() => add(length)}>
          + Legg til {what}
        </Button>
      )}
    </Group>
  );
}

/** Puts the focus on a control of an entry, or on the button with this title; on the list's own where none is left. */
function focusEntry(id: string, index: number, title?: string): void {
  const entries = [...(document.getElementById(`${id}-entries`)?.children ?? [])];
  const entry = entries[Math.min(index, entries.length - 1)];
  const buttons = [...(entry?.querySelectorAll<HTMLButtonElement>('[data-tools] button:enabled') ?? [])];
  const control = title
    ? (buttons.find((button) => button.title === title) ?? buttons[0])
    : entry?.querySelector<HTMLElement>(`:scope > :not(.removed) :is(${controls})`);
  (control ?? document.getElementById(`${id}-add`))?.focus();
}
