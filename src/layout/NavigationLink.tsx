import { Link } from '../routing/Link.tsx';
import { useLocalizedPath } from '../routing/RouterContext.ts';
import type { NavigationItem } from './navigation-items.ts';

interface NavigationLinkProps {
  item: NavigationItem;
  className?: string | undefined;
}

export function NavigationLink({ item, className }: NavigationLinkProps) {
  const { path } = useLocalizedPath();
  return (
    <Link
      href={item.path}
      className={className}
      aria-current={ariaCurrent(item.path, path)}
      data-label={item.label}
    >
      {item.label}
    </Link>
  );
}

/** Returns 'page' for a link to the current page, and true for one to the overview above that page. */
function ariaCurrent(target: string, current: string): 'page' | true | undefined {
  if (target === current) return 'page';
  if (target !== '/' && current.startsWith(`${target}/`)) return true;
  return undefined;
}
