import { speak } from '../store/announcements.ts';
import { useLoaded } from '../store/documents.ts';
import { omitKey } from '../store/json.ts';
import { useUses } from '../store/picture-uses.ts';
import { discardPhoto, useCaption, usePending } from '../store/pictures.ts';
import { edit, save } from '../store/saving.ts';
import { Action } from '../ui/Action.tsx';
import { ViewHead } from '../ui/ViewHeader.tsx';
import { ViewPart } from '../ui/ViewSection.tsx';
import { viewHref } from '../ui/view-links.ts';
import { NewPicture, PictureFields } from './PicturePicker.tsx';

const back = ['pictures', 'Alle bildene'] as const;

function leave() {
  location.hash = viewHref('pictures');
}

export function PictureView({ name }: { name: string }) {
  const document = useLoaded('pictures');
  const uses = useUses()(name);
  const isPending = usePending().some(([one]) => one === name);
  const caption = useCaption();
  function remove() {
    edit('pictures', (all) => omitKey(all, name));
    leave();
    return save('pictures');
  }
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
  if (!(name in document.value)) return <ViewHead title="Bildet finnes ikke" back={back} />;
  return (
    <>
      <ViewHead title={caption(name)} back={back} />
      {uses.length === 0 && (
        <ViewPart title="Her står bildet">
          <p>Ingen steder ennå. Gå til siden eller nyheten der det skal stå, og velg «Bytt bilde».</p>
          <Action
            label="Slett bildet"
            ask={{ title: 'Slette bildet?', text: 'Bildet og tekstene til det blir borte fra nettstedet.' }}
            act={remove}
          />
        </ViewPart>
      )}
      <PictureFields {...{ document, name }} names={['alt', 'caption', 'focus', 'photo', 'service']} />
      {uses.length > 0 && (
        <ViewPart title="Her står bildet" hint="Vil du slette bildet, så bytt det ut her først.">
          <ul className="lines">
            {uses.map(({ document: id, path, label }) => (
              <li key={id + label}>
                <a href={viewHref(id, path)}>{label}</a>
              </li>
            ))}
          </ul>
        </ViewPart>
      )}
    </>
  );
}
