import { largestFile, type Picture } from '../page-data/picture.ts';
import { PictureFrame } from '../ui/PictureFrame.tsx';
import { TextWithLinks } from '../ui/TextWithLinks.tsx';
import styles from './PhotoLink.module.css';

interface PhotoLinkProps {
  photo: Picture;
  onOpen: () => void;
  onPointerEnter?: () => void;
}

/** Without scripts the large picture opens. */
export function PhotoLink({ photo, onOpen, onPointerEnter }: PhotoLinkProps) {
  return (
    <>
      <a
        href={largestFile(photo)}
        className={styles.photo}
        onPointerEnter={onPointerEnter}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onOpen();
        }}
      >
        <PictureFrame picture={photo} className={styles.picture} />
      </a>
      <TextWithLinks className={styles.caption} text={photo.caption} />
    </>
  );
}
