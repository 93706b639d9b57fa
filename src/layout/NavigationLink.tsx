import { useAddress } from '../routing/address.ts';
import { Link } from '../routing/Link.tsx';
import type { NavigationItem } from './navigation-items.ts';

/** A link of a navigation that says when it leads to the page on the screen. */
export function NavigationLink({
  item,
  className,
}: {
  item: NavigationItem;
  className?: string | undefined;
}) {
  const current = useAddress().path === item.path;
  return (
    <Link href={item.path} className={className} aria-current={current ? 'page' : undefined}>
      {item.label}
    </Link>
  );
}
