import { Link } from '../routing/Link.tsx';
import { useLocalizedPath } from '../routing/RouterContext.ts';
import type { NavigationItem } from './navigation-items.ts';

/** Marked with `aria-current` if it leads to the current page, or to the overview above it. */
export function NavigationLink({
  item,
  className,
}: {
  item: NavigationItem;
  className?: string | undefined;
}) {
  const { path } = useLocalizedPath();
  const above = item.path !== '/' && path.startsWith(`${item.path}/`);
  return (
    <Link
      href={item.path}
      className={className}
      aria-current={path === item.path ? 'page' : above || undefined}
      data-label={item.label}
    >
      {item.label}
    </Link>
  );
}
