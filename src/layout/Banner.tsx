import type { ReactNode } from 'react';
import type { Language } from '../../tables/languages.ts';
import type { Picture } from '../content/picture.ts';
import type { Texts } from '../content/types.ts';
import { Link } from '../routing/Link.tsx';
import { pathOf } from '../routing/paths.ts';
import { isService, type ScreenName } from '../screens/routes.ts';
import { useSite } from '../site/SiteContext.tsx';
import { PictureFrame } from '../ui/PictureFrame.tsx';
import { Sign } from '../ui/Sign.tsx';
import { TextWithLinks } from '../ui/TextWithLinks.tsx';
import styles from './Banner.module.css';

type InnerPage = Exclude<ScreenName, 'home' | 'not-found'>;

/** The pages above an inner page, and the page itself unless it is an article. */
export function trailTo(page: InnerPage, { navigation, services }: Texts['shared']) {
  const pages = ['home', isService(page) && 'services', page === 'article' ? 'news' : page] as const;
  return pages
    .filter((name) => name !== false)
    .map((name) => ({
      name,
      label: isService(name) ? services[name] : navigation[name],
      path: pathOf(name),
    }));
}

interface BannerProps {
  page: InnerPage;
  title: string;
  /** If it is not that of the page. */
  titleLang?: Language | undefined;
  intro: ReactNode;
  picture: Picture;
}

/** Picture, title, intro and trail of an inner page. */
export function Banner({ page, title, titleLang, intro, picture }: BannerProps) {
  const { texts } = useSite();
  return (
    <Sign
      className={styles.banner}
      pictures={<PictureFrame picture={picture} eager fill className={styles.picture} />}
    >
      <nav className={styles.trail} aria-label={texts.breadcrumb}>
        <ol>
          {trailTo(page, texts).map(({ name, label, path }) => (
            <li key={name}>
              {name === page ? <span aria-current="page">{label}</span> : <Link href={path}>{label}</Link>}
            </li>
          ))}
        </ol>
      </nav>
      <h1 tabIndex={-1} lang={titleLang} className={styles.title}>
        {title}
      </h1>
      {typeof intro === 'string' ? (
        <TextWithLinks className={`lead ${styles.intro}`} text={intro} />
      ) : (
        <p className={`lead ${styles.intro}`}>{intro}</p>
      )}
    </Sign>
  );
}
