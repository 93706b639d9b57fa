import { type LinkedText, languageOf, linkedParts } from '../page-data/linked-text.ts';

interface TextWithLinksProps {
  as?: 'p' | 'li' | 'dd' | 'span' | 'strong' | 'h1' | 'h2' | 'h3';
  id?: string | undefined;
  className?: string | undefined;
  tabIndex?: number;
  text: LinkedText;
}

/** A new text gets a new element, because a browser that translates the page replaces the pieces of the old one. */
export function TextWithLinks({ as: Element = 'p', text, ...attributes }: TextWithLinksProps) {
  return (
    <Element key={JSON.stringify(text)} {...attributes} lang={languageOf(text)}>
      {linkedParts(text).map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a key={index} href={part.href}>
            {part.text}
          </a>
        ),
      )}
    </Element>
  );
}

export function Paragraphs({ texts }: { texts: readonly LinkedText[] }) {
  return texts.map((text, index) => <TextWithLinks key={index} text={text} />);
}
