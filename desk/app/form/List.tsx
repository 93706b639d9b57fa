import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { languageCodes } from '../../../tables/languages.ts';
import { speak } from '../store/announcements.ts';
import { move, valueAt } from '../store/json.ts';
import { controls, fieldId } from '../ui/address.ts';
import { Button, IconButton, type IconName } from '../ui/Button.tsx';
import { emptyValue, type FieldProps, useForm, withoutNull } from './form.ts';
import { Group } from './Group.tsx';

type ListProps = FieldProps & { renderEntry: (entry: FieldProps) => ReactNode };

/** A list whose entries can be added, moved and taken away, within its bounds. Pictures can be dragged too. */
export function List({ renderEntry, ...props }: ListProps) {
  const { schema, path } = props;
  const form = useForm();
  const [dragged, setDragged] = useState<number | null>(null);
  const id = fieldId(form.id, path);
  const entry = withoutNull(schema.items || {});
  const places = form.isBilingual ? languageCodes.map((language) => [language, ...path]) : [path];
  const lists = places.map((place) => (valueAt(form.value, place) ?? []) as unknown[]);
  const length = Math.max(...lists.map((list) => list.length));
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, perPage } = schema;
  // An entry with a part that is not shown belongs to the code of its page.
  const isBound = Object.values(entry.properties ?? {}).some(({ fixed, type }) => fixed && type === 'string');
  const canAdd = length < maxItems && !isBound;
  const canRemove = length > minItems && !isBound;
  const canMove = length > 1 && (perPage !== undefined || (minItems !== maxItems && !isBound));
  const what = (entry.title ?? 'linje').toLocaleLowerCase('nb');
  const [back, forth] = entry.place ? ['Flytt fram', 'Flytt bakover'] : ['Flytt opp', 'Flytt ned'];

  function change(next: (list: unknown[]) => unknown[], focus: number, title?: string) {
    // At once: the next key press is for the entry in its new place.
    flushSync(() => form.change(places.map((place, index) => [place, next(lists[index] ?? [])])));
    focusEntry(id, focus, title);
  }
  function moveTo(from: number, to: number, title?: string) {
    change((list) => move(list, from, to), to, title);
    speak(`${entry.title} ${from + 1} er nå nummer ${to + 1} av ${length}`);
  }
  const remove = (at: number) => change((list) => list.toSpliced(at, 1), at, 'Ta bort');
  const add = (at: number) => change((list) => list.toSpliced(at, 0, emptyValue(entry)), at);

  /** Enter in an entry of one line goes on to the next one. */
  function onKeyDown(event: KeyboardEvent, index: number) {
    const isLine = !entry.properties && !(event.target instanceof HTMLButtonElement);
    if (event.key !== 'Enter' || !isLine || !canAdd) return;
    event.preventDefault();
    add(index + 1);
  }

  const tool = (icon: IconName, title: string, index: number, isDisabled: boolean, act: () => void) => (
    <IconButton {...{ icon, title }} what={`${what} ${index + 1}`} disabled={isDisabled} onClick={act} />
  );

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
          >
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
    : entry?.querySelector<HTMLElement>(controls);
  (control ?? document.getElementById(`${id}-add`))?.focus();
}
