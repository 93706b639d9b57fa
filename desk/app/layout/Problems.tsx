import { sentence } from '../form/Explanation.tsx';
import type { OpenDocument } from '../store/documents.ts';
import { addressOfField } from './address.ts';

/** What is wrong with the document as a whole, or with another one because of it. */
export function Problems({ document }: { document: OpenDocument }) {
  const elsewhere = document.problems.filter(
    ({ document: id, path }) => id !== document.id || path.length === 0,
  );
  if (elsewhere.length === 0) return null;
  return (
    <ul className="problems">
      {elsewhere.map(({ document: id, path, message, sentence: whole = message }) => (
        <li key={id + path.join() + message}>
          {sentence(whole)} {path.length > 0 && <a href={addressOfField(id, path)}>Gå til feltet</a>}
        </li>
      ))}
    </ul>
  );
}
