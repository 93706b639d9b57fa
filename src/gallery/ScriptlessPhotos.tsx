import { defaultLanguage } from '../../tables/languages.ts';
import type { Picture } from '../content/picture.ts';
import { largestFile, smallestFile } from '../content/picture-files.ts';
import { useAddress } from '../routing/address.ts';
import { useSite } from '../site/SiteContext.tsx';

interface ScriptlessPhotosProps {
  photos: readonly Picture[];
  className: string | undefined;
}

/** Photos that only show without scripts, as links to their large pictures. */
export function ScriptlessPhotos({ photos, className }: ScriptlessPhotosProps) {
  const { language } = useSite();
  const address = useAddress();
  // A page that a script has put in the place of the document's own is never read without scripts.
  if (language !== (address.language ?? defaultLanguage)) return null;
  return (
    <noscript>
      <ul className={className}>
        {photos.map((photo) => (
          <li key={photo.file}>
            <a href={largestFile(photo)}>
              <img
                src={smallestFile(photo)}
                width={photo.width}
                height={photo.height}
                alt=""
                loading="lazy"
              />
              {photo.caption}
            </a>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
