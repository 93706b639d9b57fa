import type { MouseEvent } from 'react';
import { languages } from '../../tables/languages.ts';
import { notFoundRoute } from '../../tables/routes.ts';
import { useAddress } from '../routing/address.ts';
import { findRoute, writeAddress } from '../routing/paths.ts';
import { useSite } from '../site/SiteContext.tsx';
import styles from './LanguageSwitch.module.css';

/**
 * Every language by its short name, with its own name as accessible name. Without scripts they link to the page's address in
 * that language. Once hydrated, they change the page in place.
 */
export function LanguageSwitch() {
  const { language, texts, choose } = useSite();
  const { path } = useAddress();
  const target = findRoute(path) === notFoundRoute ? '/' : path;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className={styles.switch} role="group" aria-label={texts.header.language}>
      {languages.map(({ code, name, short }) => (
        <a
          key={code}
          href={writeAddress({ path: target, language: code })}
          className={styles.option}
          lang={code}
          hrefLang={code}
          aria-current={language === code ? 'true' : undefined}
          onClick={(event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            choose(code);
          }}
        >
          <span aria-hidden="true">{short}</span>
          <span className="visually-hidden">{name}</span>
        </a>
      ))}
    </div>
  );
}
