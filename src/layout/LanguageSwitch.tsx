import type { MouseEvent } from 'react';
import type { Language } from '../language/language.ts';
import { useAddress } from '../routing/address.ts';
import { findRoute, notFoundRoute, writeAddress } from '../routing/routes.ts';
import { useSite } from '../site/SiteContext.tsx';
import styles from './LanguageSwitch.module.css';

/**
 * NO and EN, each with the language's own name as accessible name. Without scripts they link to the page's address in
 * that language. Once hydrated, they change the page in place.
 */
export function LanguageSwitch() {
  const { language, texts, choose } = useSite();
  const { path } = useAddress();
  const target = findRoute(path) === notFoundRoute ? '/' : path;

  const option = (value: Language, short: string, name: string) => (
    <a
      href={writeAddress({ path: target, isEnglish: value === 'en' })}
      className={styles.option}
      lang={value}
      hrefLang={value}
      aria-current={language === value ? 'true' : undefined}
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        choose(value);
      }}
    >
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{name}</span>
    </a>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className={styles.switch} role="group" aria-label={texts.header.language}>
      {option('no', 'NO', texts.header.norwegian)}
      {option('en', 'EN', texts.header.english)}
    </div>
  );
}
