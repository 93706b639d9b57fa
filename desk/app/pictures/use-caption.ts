import { useSurroundings } from '../form/form-context.ts';
import { filled } from '../form/marks.ts';

/** What a picture is called for people: its Norwegian caption as the site shows it. */
export function useCaption(): (name: string) => string {
  const { facts, pictures } = useSurroundings();
  return (name) => filled(pictures[name]?.caption.no ?? '', facts.no) || name;
}
