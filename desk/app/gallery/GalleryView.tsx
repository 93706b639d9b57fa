import { type DragEvent, useState } from 'react';
import { sentence } from '../form/Explanation.tsx';
import { useSurroundings } from '../form/form-context.ts';
import { announce } from '../layout/announce.ts';
import { IconButton } from '../layout/IconButton.tsx';
import { Thumbnail } from '../pictures/Thumbnail.tsx';
import { useCaption } from '../pictures/use-caption.ts';
import { edit, save } from '../store/saving.ts';
import { useDocument } from '../store/use-document.ts';
import { ViewHead } from '../views/ViewHead.tsx';
import { move, replace } from './order.ts';
import './gallery.css';

interface GalleryPlacements {
  gallery: { photos: string[] };
}

const perPage = 12;

/** The pictures of the gallery and their order. */
export function GalleryView() {
  const placements = useDocument('placements');
  const { pictures, choosePicture } = useSurroundings();
  const caption = useCaption();
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  if (!placements) return <ViewHead title="Galleriet" />;
  const { photos } = (placements.value as GalleryPlacements).gallery;
  const problems = placements.problems.filter(({ path }) => path[0] === 'gallery');

  function change(next: string[]) {
    edit('placements', (all) => {
      const value = all as GalleryPlacements;
      return { ...value, gallery: { ...value.gallery, photos: next } };
    });
    void save('placements');
  }

  function moveTo(from: number, to: number) {
    change(move(photos, from, to));
    announce(`${caption(photos[from] ?? '')} er nå nummer ${to + 1} av ${photos.length}`);
  }

  /** Moves with a button, which keeps the focus also on another page of the gallery. */
  function moveWith({ title }: HTMLButtonElement, from: number, to: number) {
    moveTo(from, to);
    requestAnimationFrame(() => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>(`#felt_${to} button:enabled`)];
      (buttons.find((button) => button.title === title) ?? buttons[0])?.focus();
    });
  }

  function onDrop(event: DragEvent, to: number) {
    event.preventDefault();
    if (dragged !== null && dragged !== to) moveTo(dragged, to);
    setDragged(null);
    setOver(null);
  }

  return (
    <>
      <ViewHead
        title="Galleriet"
        intro={`${photos.length} bilder, ${perPage} på hver side. Dra et bilde dit det skal stå, eller flytt det med pilene. Antallet er alltid det samme: et nytt bilde kommer i stedet for et annet.`}
      />
      {problems.length > 0 && (
        <p className="error">{problems.map(({ message }) => sentence(message)).join(' ')}</p>
      )}
      {pagesOf(photos).map((page, number) => (
        <section className="gallery-page" key={page[0]?.index}>
          <h2>Side {number + 1}</h2>
          <ol className="gallery" start={number * perPage + 1}>
            {page.map(({ name, index }) => (
              <li
                key={name}
                id={`felt_${index}`}
                draggable
                data-dragged={dragged === index || undefined}
                data-over={
                  over === index && dragged !== index
                    ? (dragged ?? 0) > index
                      ? 'before'
                      : 'after'
                    : undefined
                }
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move';
                  setDragged(index);
                }}
                onDragEnd={() => {
                  setDragged(null);
                  setOver(null);
                }}
                onDragOver={(event) => {
                  event.preventDefault();
                  setOver(index);
                }}
                onDrop={(event) => onDrop(event, index)}
              >
                <Thumbnail name={name} entry={pictures[name]} />
                <p className="gallery-caption">
                  <span className="gallery-number">{index + 1}</span>
                  {caption(name)}
                </p>
                <div className="gallery-tools">
                  <IconButton
                    icon="up"
                    title="Flytt fram"
                    what={caption(name)}
                    disabled={index === 0}
                    onClick={({ currentTarget }) => moveWith(currentTarget, index, index - 1)}
                  />
                  <IconButton
                    icon="down"
                    title="Flytt bakover"
                    what={caption(name)}
                    disabled={index === photos.length - 1}
                    onClick={({ currentTarget }) => moveWith(currentTarget, index, index + 1)}
                  />
                  <button
                    type="button"
                    className="quiet"
                    onClick={() =>
                      choosePicture({
                        title: `Nummer ${index + 1} i galleriet`,
                        place: 'photo',
                        current: name,
                        taken: photos,
                        onChosen: (chosen) => change(replace(photos, index, chosen)),
                      })
                    }
                  >
                    Bytt bilde
                    <span className="visually-hidden"> {caption(name)}</span>
                  </button>
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

interface PlacedPhoto {
  name: string;
  index: number;
}

/** The pictures as the gallery divides them into pages. */
function pagesOf(photos: readonly string[]): PlacedPhoto[][] {
  const placed = photos.map((name, index) => ({ name, index }));
  return placed.flatMap((_, index) => (index % perPage === 0 ? [placed.slice(index, index + perPage)] : []));
}
