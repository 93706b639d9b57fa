import type { Ref } from 'react';

/**
 * A honeypot: a field that people cannot see, hear or reach, for bots that fill in every field. It has no name, so it
 * is never sent, with or without scripts.
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
 * Returns whether the trap was filled in, and empties it: a visitor whose browser filled it in by mistake can send
 * a second time.
 */
export function springTrap(trap: HTMLInputElement | null): boolean {
  if (!trap?.value) return false;
  trap.value = '';
  return true;
}
