import type { ReactNode } from 'react';
import { screenPath } from '../../content-model/paths.ts';
import type { Picture } from '../page-data/picture.ts';
import { ButtonLink } from './Button.tsx';
import { PictureFrame } from './PictureFrame.tsx';
import styles from './PictureMessage.module.css';
import { PicturePanel } from './PicturePanel.tsx';

interface PictureMessageProps {
  picture: Picture;
  /** The words of the link to the front page. */
  link: string;
  children: ReactNode;
}

/** A page of a heading and a few sentences on a picture that fills the window, with a link to the front page. */
export function PictureMessage({ picture, link, children }: PictureMessageProps) {
  return (
    <PicturePanel className={styles.scene} pictures={<PictureFrame picture={picture} eager fill />}>
      {children}
      <ButtonLink variant="solid" href={screenPath('home')}>
        {link}
      </ButtonLink>
    </PicturePanel>
  );
}
