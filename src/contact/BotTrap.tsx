import type { Ref } from 'react';

/**
 * A field that people neither see, hear nor reach, for bots that fill in whatever they find. It has no
 * name, so it is never part of what is sent, with or without scripts.
 */
export function BotTrap({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <input
      ref={ref}
      type="text"
      className="visually-hidden"
      tabIndex={-1}
      aria-hidden="true"
      autoComplete="off"
    />
  );
}

/**
 * Says whether something stood in the trap, and empties it: a browser that filled it in by mistake must
 * not keep a visitor from sending a second time.
 */
export function springTrap(trap: HTMLInputElement | null): boolean {
  if (!trap?.value) return false;
  trap.value = '';
  return true;
}
