import { useEffect } from 'react';
import { notFoundRoute } from '../../../tables/routes.ts';
import type { ScreenContent } from '../../content/types.ts';
import { useAddress } from '../../routing/address.ts';
import { findRoute, pathOf } from '../../routing/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import styles from './NotFound.module.css';

/** What any other path shows. The attempted path goes to the console. */
export default function NotFound({ texts, pictures }: ScreenContent<'not-found'>) {
  const { path } = useAddress();
  useEffect(() => {
    // While the next page is loading, the address is already that of the next page.
    if (findRoute(path) === notFoundRoute) console.error(`404: ${window.location.pathname}`);
  }, [path]);

  return (
    <section className={styles.field}>
      <PictureFrame picture={pictures.picture} eager className={styles.picture} />
      <div className={styles.words}>
        <h1 tabIndex={-1} lang="en">
          {texts.title}
        </h1>
        <p className={styles.line}>{texts.line}</p>
        <p>{texts.smile}</p>
        <ButtonLink kind="solid" href={pathOf('home')}>
          {texts.link}
        </ButtonLink>
      </div>
    </section>
  );
}
