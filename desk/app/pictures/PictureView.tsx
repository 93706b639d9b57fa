import { useState } from 'react';
import type { Pictures } from '../../../schema/pictures.ts';
import { addresses, addressOfField } from '../layout/address.ts';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';
import { Problems } from '../layout/Problems.tsx';
import { type Everything, readEverything } from '../store/overview.ts';
import { edit, save } from '../store/saving.ts';
import { useDocument } from '../store/use-document.ts';
import { ViewHead } from '../views/ViewHead.tsx';
import { PictureForm } from './PictureForm.tsx';
import { useCaption } from './use-caption.ts';
import { type Use, usesOf } from './uses.ts';

/** One picture: its words, its most important point, and where it is used. */
export function PictureView({ name, everything }: { name: string; everything: Everything }) {
  const document = useDocument('pictures');
  const placements = useDocument('placements');
  const [asks, setAsks] = useState(false);
  const caption = useCaption();
  const entry = (document?.value as Pictures | undefined)?.[name];
  if (!document) return <ViewHead title=" " />;
  if (!entry) {
    return <ViewHead title="Bildet finnes ikke" intro={<a href={addresses.pictures}>Til alle bildene</a>} />;
  }
  const isNew = !(name in (document.saved as Pictures));
  const size = everything.sizes.find((one) => one.name === name);
  const inNews = everything.overview.documents.filter(({ picture }) => picture === name);
  const uses: Use[] = [
    ...usesOf(name, placements),
    ...inNews.map(({ id, title }) => ({ document: id, path: ['picture'], label: `Nyhet: ${title}` })),
  ];

  async function remove() {
    edit('pictures', (all) => {
      const { [name]: _, ...rest } = all as Pictures;
      return rest;
    });
    await save('pictures');
    await readEverything();
    location.hash = addresses.pictures;
  }

  return (
    <>
      <p className="back">
        <a href={addresses.pictures}>Alle bildene</a>
      </p>
      <ViewHead
        title={entry.caption.no ? caption(name) : 'Nytt bilde'}
        intro={
          <>
            {size && `${size.width} × ${size.height} piksler. `}
            {isNew && 'Bildet blir tatt inn når alle fire tekster er skrevet.'}
          </>
        }
      />
      <Problems document={document} />
      <PictureForm name={name} id="felt" />
      <section className="part">
        <h2>Her står bildet</h2>
        {uses.length === 0 ? (
          <p className="hint">Ingen steder ennå. Velg det under Sidene eller Galleriet.</p>
        ) : (
          <ul className="uses">
            {uses.map(({ document: id, path, label }) => (
              <li key={id + path.join()}>
                <a href={addressOfField(id, path)}>{label}</a>
              </li>
            ))}
          </ul>
        )}
        <p className="actions">
          <button
            type="button"
            className="second-button"
            aria-disabled={uses.length > 0 || undefined}
            aria-describedby="slett-hvorfor"
            onClick={() => uses.length === 0 && setAsks(true)}
          >
            {isNew ? 'Forkast bildet' : 'Slett bildet'}
          </button>
          <span className="hint" id="slett-hvorfor">
            {uses.length > 0 && 'Bildet er i bruk. Bytt det ut på stedene over først.'}
          </span>
        </p>
      </section>
      {asks && (
        <ConfirmDialog
          title={isNew ? 'Forkaste bildet?' : 'Slette bildet?'}
          text={isNew ? 'Det er ikke tatt inn ennå.' : 'Filen og ordene blir borte fra nettstedet.'}
          action={isNew ? 'Forkast bildet' : 'Slett bildet'}
          onConfirm={() => void remove()}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
