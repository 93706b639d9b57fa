import type { MouseEvent } from 'react';
import { type Language, languageCodes, languageNames } from '../../common/languages.ts';
import { localizePath } from '../../common/localized-path.ts';
import { useRouting } from '../routing/RouterContext.ts';
import { useSite } from '../site/SiteContext.tsx';
import styles from './LanguageSwitch.module.css';

/** Links to the page in each language, or to the page above it where it is not translated. */
export function LanguageSwitch() {
  const { language, texts, isNotFound, missingLanguages } = useSite();
  const { localizedPath, router } = useRouting();
  const { path } = localizedPath;
  const pathIn = (code: Language) => (missingLanguages?.includes(code) ? path.replace(/\/[^/]*$/, '') : path);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className="target" role="group" aria-label={texts.header.language}>
      {languageCodes.map((code) => (
        <a
          key={code}
          href={localizePath({ path: isNotFound ? '/' : pathIn(code), language: code })}
          className={styles.option}
          lang={code}
          hrefLang={code}
          aria-current={language === code ? 'true' : undefined}
          onClick={(event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            router.setLanguage(code, pathIn(code));
          }}
        >
          <span aria-hidden="true">{languageNames[code].short}</span>
          <span className="visually-hidden">{languageNames[code].name}</span>
        </a>
      ))}
    </div>
  );
}
