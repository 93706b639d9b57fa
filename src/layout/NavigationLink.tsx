import { usePath } from '../routing/address.ts';
import { Link } from '../routing/Link.tsx';
import { normalisePath } from '../routing/routes.ts';
import type { NavigationItem } from './navigation-items.ts';

/** A link of a navigation that says when it leads to the page on the screen. */
export function NavigationLink({
  item,
  className,
}: {
  item: NavigationItem;
  className?: string | undefined;
}) {
  const path = usePath();
  const current = normalisePath(path) === item.path;
  return (
    <Link href={item.path} className={className} aria-current={current ? 'page' : undefined}>
      {item.label}
    </Link>
  );
}
