import { largestFile, type Picture } from '../page-data/picture.ts';
import { PictureFrame } from '../ui/PictureFrame.tsx';
import { TextWithLinks } from '../ui/TextWithLinks.tsx';
import styles from './PhotoLink.module.css';

interface PhotoLinkProps {
  photo: Picture;
  /** Gets the address of the link, which is the large picture. */
  onOpen: (link: string) => void;
}

/** Without scripts the large picture opens. */
export function PhotoLink({ photo, onOpen }: PhotoLinkProps) {
  return (
    <>
      <a
        href={largestFile(photo)}
        className={styles.photo}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onOpen(event.currentTarget.href);
        }}
      >
        <PictureFrame picture={photo} className={styles.picture} />
      </a>
      <TextWithLinks className={styles.caption} text={photo.caption} />
    </>
  );
}
