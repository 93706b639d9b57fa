import type { Picture } from '../page-data/picture.ts';
import { pathOf, writeAddress } from '../routing/paths.ts';
import { useAddress, useRouter } from '../routing/RouterContext.ts';
import { useSite } from '../site/SiteContext.tsx';
import { TextSection } from '../ui/TextSection.tsx';
import { PhotoLink } from './PhotoLink.tsx';
import { addressOfPhoto } from './pages.ts';
import styles from './ServicePhotos.module.css';

/** The gallery's photos of a service, which open there. */
export function ServicePhotos({ photos }: { photos: readonly Picture[] }) {
  const { texts } = useSite();
  const { language } = useAddress();
  const { visit } = useRouter();
  const gallery = writeAddress({ path: pathOf('gallery'), language });
  if (photos.length === 0) return null;
  return (
    <div data-screen-only>
      <TextSection title={texts.servicePhotos}>
        <ul className={styles.photos}>
          {photos.map((photo) => (
            <li key={photo.file}>
              <PhotoLink photo={photo} onOpen={() => visit(gallery + addressOfPhoto('', photo))} />
            </li>
          ))}
        </ul>
      </TextSection>
    </div>
  );
}
