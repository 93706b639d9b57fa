import type { Language } from '../language/language.ts';
import { useSite } from '../site/SiteContext.tsx';
import styles from './LanguageSwitch.module.css';

/** NO and EN, each under its language's own name (SPEC section 4, language). */
export function LanguageSwitch() {
  const { language, texts, choose } = useSite();
  const option = (value: Language, short: string, name: string) => (
    <button
      type="button"
      className={styles.option}
      lang={value}
      aria-pressed={language === value}
      onClick={() => choose(value)}
    >
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{name}</span>
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className={styles.switch} role="group" aria-label={texts.header.language}>
      {option('no', 'NO', texts.header.norwegian)}
      {option('en', 'EN', texts.header.english)}
    </div>
  );
}
