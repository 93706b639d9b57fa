import type { Ref } from 'react';

/**
 * A field that people cannot see, hear or reach, for bots that fill in every field. It has no name, so it is never sent,
 * with or without scripts.
 */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
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
 * Returns whether the honeypot was filled in, and empties it: a visitor whose browser filled it in by mistake can send
 * a second time.
 */
export function emptyHoneypot(honeypot: HTMLInputElement | null): boolean {
  if (!honeypot?.value) return false;
  honeypot.value = '';
  return true;
}
