import { useState } from 'react';
import type { PageName } from '../../../content-model/routes.ts';
import { announceToScreenReader } from '../store/announcements.ts';
import { useLoadedDocument } from '../store/documents.ts';
import { omitKey } from '../store/json.ts';
import { discardNewPhoto, useNewPhotos } from '../store/new-photos.ts';
import { useCaption, usePictureUses } from '../store/pictures.ts';
import { edit } from '../store/saving/edit.ts';
import { save } from '../store/saving/save.ts';
import { Action } from '../ui/Action.tsx';
import { ViewHeader, ViewSection } from '../ui/View.tsx';
import { goOn, viewHref } from '../ui/view-links.ts';
import { NewPhotoForm, nextNewPhoto, useNewPhotoCount } from './NewPhotoForm.tsx';
import { PictureFields } from './PictureFields.tsx';
import { uploadCount } from './UploadBox.tsx';

const back = ['pictures', 'Alle bildene'] as const;

export function PictureView({ name }: { name: string }) {
  const document = useLoadedDocument('pictures');
  const uses = usePictureUses()(name);
  const isNew = useNewPhotos().some(([photo]) => photo === name);
  const caption = useCaption();
  const { count, title } = useNewPhotoCount();
  /** How many were added one after another, once this one was the last. */
  const [added, setAdded] = useState(0);
  function showNext() {
    announceToScreenReader('Bildet er lagret.');
    const next = nextNewPhoto(name);
    if (next) goOn(`pictures/${name}`, `pictures/${next}`);
    else if (uploadCount() === 0) setAdded(count);
  }
  function leave() {
    goOn(`pictures/${name}`, 'pictures');
  }
  function remove() {
    edit('pictures', (all) => omitKey(all, name));
    leave();
    return save('pictures');
  }
  if (isNew) {
    return (
      <>
        <ViewHeader key="nytt" title={title} back={back} />
        <NewPhotoForm name={name} action="Lagre bildet" onReady={showNext} />
        <div className="view-section">
          <Action
            label="Forkast bildet"
            confirm={{ title: 'Forkaste bildet?', text: 'Det er ikke lagret ennå.' }}
            onAction={() => discardNewPhoto(name).then(leave)}
          />
        </div>
      </>
    );
  }
  if (!(name in document.value)) return <ViewHeader title="Bildet finnes ikke" back={back} />;
  return (
    <>
      <ViewHeader title={caption(name)} back={back} />
      {added > 1 && (
        <p className="box">
          Ferdig: {added} nye bilder er lagret. <a href={viewHref('pictures')}>Alle bildene</a>
        </p>
      )}
      <ViewSection title="Her står bildet">
        {uses.length === 0 && (
          <p>
            Ingen steder ennå. Legg det til i <a href={viewHref('gallery' satisfies PageName)}>galleriet</a>,
            eller gå til siden eller nyheten der det skal stå, og velg «Bytt bilde».
          </p>
        )}
        <ul className="row-list">
          {uses.map(({ document: id, path, label }) => (
            <li key={id + label}>
              <a href={viewHref(id, path)}>{label}</a>
            </li>
          ))}
        </ul>
      </ViewSection>
      <PictureFields document={document} name={name} names={['alt', 'caption', 'focus', 'photo']} />
      {uses.length > 0 ? (
        <p className="hint">Vil du slette bildet, så bytt det ut først der det står.</p>
      ) : (
        <Action
          label="Slett bildet"
          confirm={{
            title: 'Slette bildet?',
            text: 'Bildet og tekstene til det blir borte når du publiserer, også fra tidligere utgaver: Der står reservebildet i stedet.',
          }}
          onAction={remove}
        />
      )}
    </>
  );
}
