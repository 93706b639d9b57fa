import { useAddress } from '../routing/address.ts';
import { Link } from '../routing/Link.tsx';
import type { NavigationItem } from './navigation-items.ts';

/** A navigation link, marked with `aria-current` if it leads to the current page. */
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
