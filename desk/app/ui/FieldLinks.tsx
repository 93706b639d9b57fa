import type { KeyPath } from '../../../common/json.ts';
import { viewHref } from './view-links.ts';

export interface FieldLink {
  document: string;
  path: KeyPath;
  label: string | undefined;
}

/** A list of links, each to a field or a document. */
export const FieldLinks = ({ fields }: { fields: readonly FieldLink[] }) =>
  fields.length > 0 && (
    <ul className="row-list">
      {fields.map(({ document, path, label }) => (
        <li key={document + path.join() + label}>
          <a href={viewHref(document, path)}>{label}</a>
        </li>
      ))}
    </ul>
  );
