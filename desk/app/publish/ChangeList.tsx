import type { Changes } from '../../contract.ts';
import { addressOfField } from '../layout/address.ts';

/** What differs from the last published state, document by document. */
export function ChangeList({ changes }: { changes: Changes }) {
  return (
    <ul className="changes">
      {changes.documents.map(({ id, title, fields }) => (
        <li key={id}>
          <h3>{title}</h3>
          <dl>
            {fields.map(({ label, path, before, after }) => (
              <div key={path.join() + label}>
                <dt>
                  <a href={addressOfField(id, path)}>{label}</a>
                </dt>
                <dd>
                  {before !== null && (
                    <del>
                      <span className="visually-hidden">før: </span>
                      {before}
                    </del>
                  )}
                  {after === null ? (
                    <span className="gone">tatt bort</span>
                  ) : (
                    <ins>
                      <span className="visually-hidden">nå: </span>
                      {after}
                    </ins>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
