/** Drawn on a grid of 24, with a line of 2. */
const paths = {
  up: 'M12 20V5M5 12l7-7 7 7',
  down: 'M12 4v15M5 12l7 7 7-7',
  remove: 'M5 5l14 14M19 5L5 19',
  add: 'M12 4v16M4 12h16',
  open: 'M7 17L17 7M8 7h9v9',
  check: 'M4 12l6 6L20 6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  phone: 'M7 3h10v18H7zM11 18h2',
  wide: 'M3 5h18v11H3zM8 20h8',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
