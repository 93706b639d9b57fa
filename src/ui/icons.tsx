/** Style sheets rotate it. */
export function Chevron() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M3 5.5l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

export function PhoneIcon() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
      <path d="M6.6 2 3 3.6c0 9.7 7.7 17.4 17.4 17.4l1.6-3.6-5-3.2-2.4 2.2a14 14 0 0 1-7-7L9.8 7z" />
    </svg>
  );
}
