import { Banner } from '../../layout/Banner.tsx';
import { CallToAction } from '../../layout/CallToAction.tsx';
import type { ScreenProps } from '../../page-data/types.ts';
import { BulletList } from '../../ui/BulletList.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { Paragraphs, TextWithLinks } from '../../ui/TextWithLinks.tsx';
import styles from './About.module.css';

/** The company, its people and its machines. */
type AboutPageData = ScreenProps<'about'>;

export default function About({ texts, pictures }: AboutPageData) {
  return (
    <>
      <Banner page="about" {...texts.banner} picture={pictures.banner} />

      <section className="section columns-5-7">
        <TextWithLinks as="h2" text={texts.story.title} />
        <div className={`stack ${styles.story}`}>
          <Paragraphs texts={texts.story.paragraphs} />
        </div>
      </section>

      <PictureFrame picture={pictures.story} className={styles.wide} />

      <section className="section columns-5-7">
        <Reveal className="stack">
          <TextWithLinks as="h2" text={texts.commitment.title} />
          <Paragraphs texts={texts.commitment.paragraphs} />
        </Reveal>
        <Reveal className={styles.points}>
          <BulletList points={texts.commitment.points} />
        </Reveal>
      </section>

      <PictureFrame picture={pictures.values} className={styles.teamPicture} />

      {texts.values.items.length > 0 && (
        <section className={`section stack ${styles.values}`}>
          <TextWithLinks as="h2" text={texts.values.title} />
          <ul className={`stack ${styles.valueList}`}>
            {texts.values.items.map(({ title, text }, index) => (
              <li key={index}>
                <TextWithLinks as="h3" text={title} />
                <TextWithLinks text={text} />
              </li>
            ))}
          </ul>
        </section>
      )}

      <CallToAction />
    </>
  );
}
