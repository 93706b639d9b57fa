import { type FocusEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { Link } from '../routing/Link.tsx';
import { useOpenUntilNavigation, useRouting } from '../routing/RouterContext.ts';
import { useSite } from '../site/SiteContext.tsx';
import { Chevron } from '../ui/icons.tsx';
import styles from './Navigation.module.css';
import { mainNavigation, type NavigationItem } from './navigation-items.ts';

/** The navigation of wide screens. */
export function Navigation() {
  const { texts, services } = useSite();
  return (
    <nav className={styles.navigation} aria-label={texts.header.mainNavigation}>
      <ul className={styles.list}>
        {mainNavigation(texts, services).map((item) =>
          item.dropdown ? (
            <ServicesDropdown key={item.path} item={item} pages={item.dropdown} />
          ) : (
            <li key={item.path}>
              <NavigationLink item={item} className={styles.link} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

function ServicesDropdown({ item, pages }: { item: NavigationItem; pages: NavigationItem[] }) {
  const { texts } = useSite();
  const [open, setOpen] = useOpenUntilNavigation();
  const listId = useId();
  const entry = useRef<HTMLLIElement>(null);

  // Listens on the document, because the focus is elsewhere after a mouse has opened the list.
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      if (entry.current?.contains(document.activeElement)) entry.current.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, setOpen]);

  const onHover = ({ pointerType, type }: PointerEvent) => {
    if (pointerType === 'mouse') setOpen(type === 'pointerenter');
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <li
      ref={entry}
      className={styles.dropdown}
      onPointerEnter={onHover}
      onPointerLeave={onHover}
      onBlur={onBlur}
    >
      <NavigationLink item={item} className={styles.link} />
      <button
        type="button"
        data-requires-js
        className={`icon-button ${styles.toggle}`}
        aria-label={texts.header.showServices}
        aria-expanded={open}
        aria-controls={listId}
        onClick={({ nativeEvent }) => {
          // A mouse has opened the list by entering, so its click must not close it.
          const isMouse = nativeEvent instanceof window.PointerEvent && nativeEvent.pointerType === 'mouse';
          setOpen(!open || isMouse);
        }}
      >
        <Chevron />
      </button>
      <ul id={listId} className={styles.services} data-open={open}>
        {pages.map((page) => (
          <li key={page.path}>
            <NavigationLink item={page} className={styles.service} />
          </li>
        ))}
      </ul>
    </li>
  );
}

interface NavigationLinkProps {
  item: NavigationItem;
  className?: string | undefined;
}

export function NavigationLink({ item, className }: NavigationLinkProps) {
  const { localizedPath } = useRouting();
  return (
    <Link
      href={item.path}
      className={className}
      aria-current={ariaCurrent(item.path, localizedPath.path)}
      data-label={item.label}
    >
      {item.label}
    </Link>
  );
}

/** Returns true for a link to the overview above the current page. */
function ariaCurrent(target: string, current: string): 'page' | true | undefined {
  if (target === current) return 'page';
  if (target !== '/' && current.startsWith(`${target}/`)) return true;
  return undefined;
}
