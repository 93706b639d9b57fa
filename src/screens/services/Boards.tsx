import { emailLink } from '../../contact/email-link.ts';
import { plainText } from '../../content/linked-text.ts';
import type { Texts } from '../../content/types.ts';
import { Link } from '../../routing/Link.tsx';
import { pathOf } from '../../routing/paths.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { LinkRow } from '../../ui/LinkRow.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { PointList } from '../../ui/PointList.tsx';
import { TextSection } from '../../ui/TextSection.tsx';
import styles from './Boards.module.css';

/** For boards that collect quotes: what to send, what the agreement should say, and what the owner has filled in. */
export function Boards({ texts }: { texts: Texts['services']['boards'] }) {
  const { firm, texts: shared } = useSite();
  // Room for an answer below each point.
  const lines = texts.points.flatMap((point) => [`${plainText(point)}:`, '', '']);
  return (
    <TextSection id="styret" title={shared.boards}>
      <Paragraphs texts={texts.paragraphs} />
      <PointList points={texts.points} />
      <LinkRow data-screen-only>
        <ButtonLink kind="outline" href={emailLink(firm.email.href, texts.emailSubject, lines)}>
          {texts.email}
        </ButtonLink>
        <Link href={`${pathOf('contact')}#message`}>{texts.write}</Link>
      </LinkRow>
      <LinkRow>
        <Link href={`${pathOf('winter')}#agreement`}>{texts.agreement}</Link>
      </LinkRow>
      {texts.facts.length > 0 && (
        <>
          <h3 className={styles.title}>{texts.factsTitle}</h3>
          <PointList points={texts.facts} />
        </>
      )}
    </TextSection>
  );
}
