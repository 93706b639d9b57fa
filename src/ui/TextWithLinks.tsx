import { type LinkedText, languageOf, linkedParts } from '../page-data/linked-text.ts';

/** Words that look wrong on two lines: «e-postadresse», «IP-adressen», “on-call”, “24/7”, «2–4». */
const unbreakable = /(\b(?:\p{L}{1,2}|\p{Lu}+|\d+)[-/–][\p{L}\d]{1,12}\b)/u;

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
          part.split(unbreakable).map((piece, at) =>
            at % 2 === 1 ? (
              <span key={at} className="nowrap">
                {piece}
              </span>
            ) : (
              piece
            ),
          )
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
