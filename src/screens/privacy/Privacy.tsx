import { privacySections } from '../../../common/privacy-sections.ts';
import { Banner } from '../../layout/Banner.tsx';
import { plainText } from '../../page-data/linked-text.ts';
import type { ScreenProps, Texts } from '../../page-data/types.ts';
import { BulletList } from '../../ui/BulletList.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Paragraphs, TextWithLinks } from '../../ui/TextWithLinks.tsx';
import styles from './Privacy.module.css';

/** The sections of the privacy policy. */
type PrivacyPageData = ScreenProps<'privacy'>;

export default function Privacy({ texts, pictures }: PrivacyPageData) {
  return (
    <>
      <Banner page="privacy" {...texts.banner} picture={pictures.banner} />
      <div className={`section columns-5-7 ${styles.columns}`}>
        <nav className={styles.contents} aria-label={texts.contents}>
          <Disclosure title={texts.contents}>
            <ol>
              {privacySections.map((anchor, index) => (
                <li key={anchor}>
                  <a href={`#${anchor}`}>
                    <TextWithLinks as="span" text={texts.sections[index]?.title ?? ''} />
                  </a>
                </li>
              ))}
            </ol>
          </Disclosure>
        </nav>
        <div className={`stack ${styles.sections}`}>
          {texts.sections.map((section, index) => (
            <Section key={privacySections[index]} id={privacySections[index]} {...section} />
          ))}
          <StoredKeys texts={texts.keys} />
        </div>
      </div>
    </>
  );
}

type SectionProps = Texts['privacy']['sections'][number] & { id: string | undefined };

/** A section whose points follow the paragraph that ends with a colon, or come last. */
function Section({ id, title, paragraphs, points }: SectionProps) {
  const announcing = paragraphs.findIndex((paragraph) => plainText(paragraph).endsWith(':'));
  const before = announcing === -1 ? paragraphs.length : announcing + 1;
  return (
    <section className={`stack ${styles.section}`}>
      {/* A link to it moves the focus there, so that screen readers say the title. */}
      <TextWithLinks as="h2" id={id} tabIndex={-1} className="text-subheading" text={title} />
      <Paragraphs texts={paragraphs.slice(0, before)} />
      <BulletList points={points} />
      <Paragraphs texts={paragraphs.slice(before)} />
    </section>
  );
}

function StoredKeys({ texts }: { texts: Texts['privacy']['keys'] }) {
  return (
    <table className={styles.storageTable}>
      <caption>{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.purpose}</th>
          <th scope="col">{texts.lifetime}</th>
        </tr>
      </thead>
      <tbody>
        {texts.rows.map(({ key, purpose, lifetime }) => (
          <tr key={key}>
            <th scope="row">{key}</th>
            <td data-label={texts.purpose}>{purpose}</td>
            <td data-label={texts.lifetime}>{lifetime}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
