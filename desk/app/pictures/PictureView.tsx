import type { Pictures } from '../../../schema/pictures.ts';
import type { Path } from '../../../server/desk/contract/problem.ts';
import type { Schema } from '../../../server/desk/contract/schema.ts';
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
import { ViewHead, ViewPart } from '../ui/View.tsx';
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
  const uses = useUses(placements)(name);
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
      {uses.length === 0 && <Unused name={name} schema={placements.schema} />}
      <Form document={document}>
        <Fields
          schema={document.schema.additionalProperties || {}}
          path={[name]}
          names={['caption', 'alt', 'focus', 'photo', 'service']}
        />
      </Form>
      {uses.length > 0 && (
        <ViewPart title="Her står bildet" hint="Vil du slette bildet, så bytt det ut her først.">
          <ul className="lines">{uses.map(({ document: id, path, label }) => link(id, path, label))}</ul>
        </ViewPart>
      )}
    </>
  );
}

const link = (document: string, path: Path, label = '') => (
  <li key={document + label}>
    <a href={addressOf(document, path)}>{label}</a>
  </li>
);

/** The ways to the places where a picture can stand, each to the first one of its page, and the way to delete it. */
function Unused({ name, schema: { properties = {} } }: { name: string; schema: Schema }) {
  function remove() {
    edit('pictures', (all) => without(all, name));
    leave();
    return save('pictures');
  }
  return (
    <ViewPart title="Her står bildet">
      <p>Ingen steder ennå. Velg hvor det skal stå, og så «Bytt bilde» der:</p>
      <ul className="lines">
        {Object.entries(properties).map(([page, { title, properties: places = {} }]) =>
          link('placements', [page, ...Object.keys(places).slice(0, 1)], title),
        )}
        {link('placements', [], 'Galleriet')}
        {link(newArticle, [], 'Ny nyhet')}
      </ul>
      <Action
        label="Slett bildet"
        ask={{ title: 'Slette bildet?', text: 'Bildet og tekstene til det blir borte fra nettstedet.' }}
        act={remove}
      />
    </ViewPart>
  );
}
