import { localizePath, screenPath } from '../../content-model/paths.ts';
import type { Picture } from '../page-data/picture.ts';
import { Link } from '../routing/Link.tsx';
import { useRouting } from '../routing/RouterContext.ts';
import { useSite } from '../site/SiteContext.tsx';
import { PhotoLink } from './PhotoLink.tsx';
import { queryForPhoto } from './pages.ts';
import styles from './ServicePhotos.module.css';

interface ServicePhotosProps {
  photos: readonly Picture[] | undefined;
}

/** The photos open in the gallery. Without photos, there is a link to the gallery. */
export function ServicePhotos({ photos = [] }: ServicePhotosProps) {
  const { texts } = useSite();
  const { localizedPath, router } = useRouting();
  const gallery = localizePath({ path: screenPath('gallery'), language: localizedPath.language });
  return (
    <section className={styles.section} data-screen-only>
      {photos.length === 0 ? (
        <div className="link-row">
          <Link href={screenPath('gallery')}>{texts.gallery.link}</Link>
        </div>
      ) : (
        <>
          <h2 className="text-subheading">{texts.gallery.photosTitle}</h2>
          <ul className={`stack ${styles.photos}`}>
            {photos.map((photo) => (
              <li key={photo.file}>
                <PhotoLink photo={photo} onOpen={() => router.visit(gallery + queryForPhoto(photo))} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
