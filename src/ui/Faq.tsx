import type { ReactNode } from 'react';
import { type LinkedText, plainText } from '../page-data/linked-text.ts';
import { Disclosure } from './Disclosure.tsx';
import styles from './Faq.module.css';
import { TextWithLinks } from './TextWithLinks.tsx';

/** A section of text, which is beside its heading in wide windows. */
export function TextSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`columns-5-7 ${styles.section}`}>
      <h2 className="text-subheading">{title}</h2>
      <div className="stack">{children}</div>
    </section>
  );
}

interface FaqProps {
  title: string;
  items: readonly { question: LinkedText; answer: LinkedText }[];
}

/** A single question is open. */
export function Faq({ title, items }: FaqProps) {
  const [first] = items;
  if (!first) return null;
  return (
    <TextSection title={title}>
      {items.length === 1 ? (
        <>
          <TextWithLinks as="h3" text={first.question} />
          <TextWithLinks text={first.answer} />
        </>
      ) : (
        <div>
          {items.map(({ question, answer }, index) => (
            <Disclosure key={index} title={plainText(question)}>
              <TextWithLinks text={answer} />
            </Disclosure>
          ))}
        </div>
      )}
    </TextSection>
  );
}
