import type {
  Changes,
  DocumentChanges,
  Launch,
  Overview,
  Publishing,
} from '../../../server/desk/contract.ts';
import { speak } from '../store/announcements.ts';
import { request } from '../store/request.ts';
import { Action } from '../ui/Action.tsx';
import { addressOf } from '../ui/address.ts';
import { Details } from '../ui/Explanation.tsx';
import { ViewPart } from '../ui/View.tsx';

/** Restores a document as published. */
async function undo({ id, title }: DocumentChanges): Promise<void> {
  await request('POST', '/changes/undo', { document: id });
  speak(`${title} er som det er publisert`);
}

/** What differs from what is published; each document can be undone as a whole. */
export function ChangeList({ documents }: Changes) {
  return documents.map((document) => {
    const { id, title, fields } = document;
    return (
      <section key={id}>
        <h3>{title}</h3>
        <ul className="lines">
          {fields.map(({ path, label }) => (
            <li key={path.join() + label}>
              <a href={addressOf(id, path)}>{label}</a>
            </li>
          ))}
        </ul>
        <Action
          label="Angre"
          what={title}
          variant="quiet"
          ask={{
            title: `Angre det som er endret i «${title}»?`,
            text: 'Alt der blir som da du publiserte sist, på begge språk. Det du har endret, blir borte for godt.',
          }}
          act={() => undo(document)}
        />
      </section>
    );
  });
}

interface ObstaclesProps {
  what: string;
  documents: readonly { id: string; title: string }[];
}

export const Obstacles = ({ what, documents }: ObstaclesProps) =>
  documents.length > 0 && (
    <p className="box problems">
      {what}:{' '}
      {documents.map(({ id, title }) => (
        <a key={id} href={addressOf(id)}>
          {title}{' '}
        </a>
      ))}
    </p>
  );

export const RemarkList = ({ remarks }: Pick<Overview, 'remarks'>) => (
  <ViewPart title="Ulikt på norsk og engelsk" hint="Det kan publiseres likevel.">
    <ul className="lines">
      {remarks.map(({ document, path, message, sentence = message }) => (
        <li key={sentence}>
          <a href={addressOf(document, path)}>{sentence}</a>
        </li>
      ))}
    </ul>
  </ViewPart>
);

/** The facts of the example and what is to be confirmed: how many are done, and the way to each of the others. */
export function LaunchList({ items, done }: Launch) {
  const count = items.length + done;
  return (
    <ViewPart title={`Opplysningene: ${done} av ${count}`}>
      <progress value={done} max={count} aria-label="Fylt ut" />
      <ul className="lines">
        {items.map(({ document, path, missing, remedy, canWait, statement }) => (
          <li key={missing}>
            <div>
              <a href={addressOf(document, path)}>{missing}</a>
              <p className="hint">
                {remedy} {canWait && 'Det kan vente.'}
              </p>
            </div>
            {statement && (
              <Action
                label="Stemmer"
                what={missing}
                act={() => request('POST', '/launch/confirm', { statement })}
              />
            )}
          </li>
        ))}
      </ul>
    </ViewPart>
  );
}

export function Progress({ lines }: Publishing) {
  const { message, failed, problems = [], details } = lines.at(-1) ?? {};
  return (
    <div className="box">
      <p className={failed && 'error'}>{message}</p>
      {problems.map(({ document, path, message: problem }) => (
        <p key={document + path.join() + problem}>
          <a href={addressOf(document, path)}>{problem}</a>
        </p>
      ))}
      {details && <Details text={details} />}
    </div>
  );
}
