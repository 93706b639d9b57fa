import type { Picture } from '../page-data/picture.ts';
import { localizePath, screenPath } from '../routing/paths.ts';
import { useLocalizedPath, useRouter } from '../routing/RouterContext.ts';
import { useSite } from '../site/SiteContext.tsx';
import { TextSection } from '../ui/TextSection.tsx';
import { PhotoLink } from './PhotoLink.tsx';
import { queryForPhoto } from './pages.ts';
import styles from './ServicePhotos.module.css';

/** The gallery's photos of a service, which open there. */
export function ServicePhotos({ photos }: { photos: readonly Picture[] }) {
  const { texts } = useSite();
  const { language } = useLocalizedPath();
  const { visit } = useRouter();
  const gallery = localizePath({ path: screenPath('gallery'), language });
  if (photos.length === 0) return null;
  return (
    <div data-screen-only>
      <TextSection title={texts.servicePhotos}>
        <ul className={styles.photos}>
          {photos.map((photo) => (
            <li key={photo.file}>
              <PhotoLink photo={photo} onOpen={() => visit(gallery + queryForPhoto('', photo))} />
            </li>
          ))}
        </ul>
      </TextSection>
    </div>
  );
}
