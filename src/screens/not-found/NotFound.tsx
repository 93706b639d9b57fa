import { useEffect } from 'react';
import { screenPath } from '../../../content-model/paths.ts';
import type { NotFoundPageData } from '../../page-data/types.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { PicturePanel } from '../../ui/PicturePanel.tsx';
import { TextWithLinks } from '../../ui/TextWithLinks.tsx';
import styles from './NotFound.module.css';

export default function NotFound({ texts, pictures }: NotFoundPageData) {
  useEffect(() => console.error(`404: ${window.location.pathname}`), []);

  return (
    <PicturePanel className={styles.scene} pictures={<PictureFrame picture={pictures.picture} eager fill />}>
      <h1 tabIndex={-1} lang="en">
        {texts.title}
      </h1>
      <p className="lead">{texts.line}</p>
      <TextWithLinks text={texts.smile} />
      <ButtonLink variant="solid" href={screenPath('home')}>
        {texts.link}
      </ButtonLink>
    </PicturePanel>
  );
}
