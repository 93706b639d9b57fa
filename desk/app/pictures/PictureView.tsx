import type { Pictures } from '../../../schema/pictures.ts';
import { Fields } from '../form/Field.tsx';
import { Form } from '../form/Form.tsx';
import { announce } from '../store/announcements.ts';
import { edit, type OpenDocument, save } from '../store/documents.ts';
import { without } from '../store/json.ts';
import { useContentState } from '../store/overview.ts';
import { discardPhoto, useCaption, usePending, useSize } from '../store/pictures.ts';
import { Action } from '../ui/Action.tsx';
import { addressOf } from '../ui/address.ts';
import { ViewHead } from '../ui/ViewHead.tsx';
import { NewPicture } from './NewPicture.tsx';
import { usesOf } from './uses.ts';

interface PictureViewProps {
  name: string;
  document: OpenDocument;
  placements: OpenDocument;
}

const back = ['pictures', 'Alle bildene'] as const;

function leave() {
  location.hash = addressOf('pictures');
}

/** One picture: its words, its most important point, and where it is used. */
export function PictureView({ name, document, placements }: PictureViewProps) {
  const isPending = usePending().some(([one]) => one === name);
  const caption = useCaption();
  const size = useSize()(name);
  const pixels = size && `${size.width} × ${size.height} piksler`;
  if (isPending) {
    return (
      <>
        <ViewHead key="nytt" title="Nytt bilde" intro={pixels} back={back} />
        <NewPicture
          name={name}
          action="Ta bildet i bruk"
          onReady={() => announce('Bildet er tatt i bruk. Velg nå hvor det skal stå.')}
        />
        <Action
          label="Forkast bildet"
          ask={{ title: 'Forkaste bildet?', text: 'Det er ikke tatt i bruk ennå.' }}
          act={() => discardPhoto(name).then(leave)}
        />
      </>
    );
  }
  if (!(name in (document.value as Pictures))) return <ViewHead title="Bildet finnes ikke" back={back} />;
  return (
    <>
      <ViewHead title={caption(name)} intro={pixels} back={back} documents={[document]} />
      <Form document={document}>
        <Fields
          schema={document.schema.additionalProperties || {}}
          path={[name]}
          names={['caption', 'alt', 'focus', 'photo', 'service']}
        />
      </Form>
      <Uses name={name} placements={placements} />
    </>
  );
}

function Uses({ name, placements }: Omit<PictureViewProps, 'document'>) {
  const articles = useContentState()?.overview.documents.filter(({ picture }) => picture === name) ?? [];
  const uses = [
    ...usesOf(name, placements.schema, placements.value).map((use) => ({ ...use, document: 'placements' })),
    ...articles.map(({ id, title }) => ({ document: id, path: ['picture'], label: `Nyhet: ${title}` })),
  ];
  function remove() {
    edit('pictures', (all) => without(all, name));
    leave();
    return save('pictures');
  }
  return (
    <section className="part">
      <h2>Her står bildet</h2>
      <ul>
        {uses.map(({ document, path, label }) => (
          <li key={label}>
            <a href={addressOf(document, path)}>{label}</a>
          </li>
        ))}
      </ul>
      <p className="hint">
        {uses.length > 0
          ? 'Vil du slette bildet, så bytt det ut her først.'
          : 'Ingen steder ennå. Velg det under Sidene eller Galleriet.'}
      </p>
      {uses.length === 0 && (
        <Action
          label="Slett bildet"
          ask={{ title: 'Slette bildet?', text: 'Filen og ordene blir borte fra nettstedet.' }}
          act={remove}
        />
      )}
    </section>
  );
}
