import { useEffect } from 'react';
import type { ScreenProps } from '../../page-data/types.ts';
import { PictureMessage } from '../../ui/PictureMessage.tsx';
import { TextWithLinks } from '../../ui/TextWithLinks.tsx';

/** The page of an address that does not exist. */
type NotFoundPageData = ScreenProps<'not-found'>;

export default function NotFound({ texts, pictures }: NotFoundPageData) {
  useEffect(() => console.error(`404: ${window.location.pathname}`), []);

  return (
    <PictureMessage picture={pictures.picture} link={texts.link}>
      <h1 tabIndex={-1} lang="en">
        {texts.title}
      </h1>
      <p className="lead">{texts.line}</p>
      <TextWithLinks text={texts.smile} />
    </PictureMessage>
  );
}
