import type { Pictures } from '../../../schema/pictures.ts';
import type { Schema } from '../../contract/schema.ts';
import { Fields } from '../form/Field.tsx';
import { Form } from '../form/Form.tsx';
import { speak } from '../store/announcements.ts';
import type { OpenDocument } from '../store/documents.ts';
import { newArticle } from '../store/drafts.ts';
import { without } from '../store/json.ts';
import { discardPhoto, useCaption, usePending } from '../store/pictures.ts';
import { edit, save } from '../store/saving.ts';
import { Action } from '../ui/Action.tsx';
import { addressOf } from '../ui/address.ts';
import { ViewHead } from '../ui/ViewHead.tsx';
import { NewPicture } from './NewPicture.tsx';
import { useUses } from './uses.ts';

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
  const isUsed = useUses(placements)(name).length > 0;
  const isPending = usePending().some(([one]) => one === name);
  const caption = useCaption();
  if (isPending) {
    return (
      <>
        <ViewHead key="nytt" title="Nytt bilde" back={back} />
        <NewPicture name={name} action="Ta bildet i bruk" onReady={() => speak('Bildet er tatt i bruk.')} />
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
      <ViewHead title={caption(name)} back={back} documents={[document]} />
      {!isUsed && <Uses name={name} placements={placements} />}
      <Form document={document}>
        <Fields
          schema={document.schema.additionalProperties || {}}
          path={[name]}
          names={['caption', 'alt', 'focus', 'photo', 'service']}
        />
      </Form>
      {isUsed && <Uses name={name} placements={placements} />}
    </>
  );
}

function Uses({ name, placements }: Omit<PictureViewProps, 'document'>) {
  const uses = useUses(placements)(name);
  function remove() {
    edit('pictures', (all) => without(all, name));
    leave();
    return save('pictures');
  }
  return (
    <section className="part">
      <h2>Her står bildet</h2>
      {uses.length === 0 && <p>Ingen steder ennå. Velg hvor det skal stå, og så «Bytt bilde» der:</p>}
      <ul>
        {uses.map(({ document, path, label }) => (
          <li key={document + label}>
            <a href={addressOf(document, path)}>{label}</a>
          </li>
        ))}
        {uses.length === 0 && <Places schema={placements.schema} />}
      </ul>
      {uses.length > 0 ? (
        <p className="hint">Vil du slette bildet, så bytt det ut her først.</p>
      ) : (
        <Action
          label="Slett bildet"
          ask={{ title: 'Slette bildet?', text: 'Bildet og tekstene til det blir borte fra nettstedet.' }}
          act={remove}
        />
      )}
    </section>
  );
}

/** The pages that a picture can stand on, each with the way to its first place. */
const Places = ({ schema: { properties = {} } }: { schema: Schema }) => (
  <>
    {Object.entries(properties).map(([page, { title, properties: places = {} }]) => (
      <li key={page}>
        <a href={addressOf('placements', [page, ...Object.keys(places).slice(0, 1)])}>{title}</a>
      </li>
    ))}
    <li>
      <a href={addressOf('placements')}>Galleriet</a>
    </li>
    <li>
      <a href={addressOf(newArticle)}>Ny nyhet</a>
    </li>
  </>
);
