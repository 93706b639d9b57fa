import type { Path } from '../../contract.ts';

/** The id of a field's element; the forms on a view begin theirs differently. */
function fieldId(form: string, path: Path): string {
  return [form, ...path].join('_');
}

/** Opens the section a field is in, brings the field into view and puts the cursor there. */
export function goToField(form: string, path: Path): boolean {
  // A problem may be with a part that has no field of its own; then the group around it is the place.
  for (let depth = path.length; depth > 0; depth--) {
    const element = document.getElementById(fieldId(form, path.slice(0, depth)));
    if (!element) continue;
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      if (parent instanceof HTMLDetailsElement) parent.open = true;
    }
    const controls = 'input, textarea, select, button';
    const control = element.matches(controls) ? element : element.querySelector(controls);
    (control as HTMLElement | null)?.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'center' });
    return true;
  }
  return false;
}
