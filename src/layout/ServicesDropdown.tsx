import { type FocusEvent, useEffect, useId, useRef } from 'react';
import { useOpen } from '../routing/address.ts';
import { useSite } from '../site/SiteContext.tsx';
import { Chevron } from '../ui/Chevron.tsx';
import navigation from './Navigation.module.css';
import { NavigationLink } from './NavigationLink.tsx';
import type { NavigationItem } from './navigation-items.ts';
import styles from './ServicesDropdown.module.css';

/**
 * The link to the services, with a dropdown of the five service pages. It opens on hover or with the button beside the
 * link. It closes on Escape, when pointer or focus leaves it, and when the route changes.
 */
export function ServicesDropdown({ item, pages }: { item: NavigationItem; pages: NavigationItem[] }) {
  const { texts } = useSite();
  const [open, setOpen] = useOpen();
  const listId = useId();
  const entry = useRef<HTMLLIElement>(null);

  // Wherever the focus is: a mouse may have opened it.
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

  const isMouse = ({ nativeEvent }: { nativeEvent: Event }) =>
    nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse';
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <li
      ref={entry}
      className={styles.dropdown}
      onPointerEnter={(event) => isMouse(event) && setOpen(true)}
      onPointerLeave={(event) => isMouse(event) && setOpen(false)}
      onBlur={onBlur}
    >
      <NavigationLink item={item} className={navigation.link} reserveBold />
      <button
        type="button"
        data-needs-scripts
        className={styles.toggle}
        aria-label={texts.header.showServices}
        aria-expanded={open}
        aria-controls={listId}
        // The pointer of a mouse has opened it already.
        onClick={(event) => setOpen(!open || isMouse(event))}
      >
        <Chevron />
      </button>
      <ul id={listId} className={styles.list} data-open={open}>
        {pages.map((page) => (
          <li key={page.path}>
            <NavigationLink item={page} className={styles.link} />
          </li>
        ))}
      </ul>
    </li>
  );
}
