import { emailLink } from '../../contact/email-link.ts';
import { type LinkedText, plainText } from '../../content/linked-text.ts';
import type { Reference, Texts } from '../../content/types.ts';
import { Link } from '../../routing/Link.tsx';
import { pathOf } from '../../routing/paths.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { PointList } from '../../ui/PointList.tsx';
import { TextSection } from '../../ui/TextSection.tsx';
import styles from './Boards.module.css';

interface BoardsProps {
  texts: Texts['services']['boards'];
  references: readonly Reference[];
}

/** Points under a title of their own; nothing without any, since the owner may leave these facts empty. */
function TitledPoints({ title, points }: { title: string; points: readonly LinkedText[] }) {
  if (points.length === 0) return null;
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <PointList points={points} />
    </>
  );
}

/** For boards that collect quotes: what to send, what the agreement should say, and who vouches for the company. */
export function Boards({ texts, references }: BoardsProps) {
  const { firm, texts: shared } = useSite();
  // Room for an answer below each point.
  const lines = texts.points.flatMap((point) => [`${plainText(point)}:`, '', '']);
  return (
    <TextSection id="styret" title={shared.boards}>
      <Paragraphs texts={texts.paragraphs} />
      <PointList points={texts.points} />
      <div className={styles.actions} data-screen-only>
        <ButtonLink kind="outline" href={emailLink(firm.email.href, texts.emailSubject, lines)}>
          {texts.email}
        </ButtonLink>
        <Link href={`${pathOf('contact')}#message`} className={styles.link}>
          {texts.write}
        </Link>
      </div>
      <p>
        <Link href={`${pathOf('winter')}#agreement`} className={styles.link}>
          {texts.agreement}
        </Link>
      </p>
      <TitledPoints title={texts.factsTitle} points={texts.facts} />
      <TitledPoints
        title={texts.references}
        points={references.map(({ who, what, year }) => `${who}: ${what}, ${year}`)}
      />
    </TextSection>
  );
}
