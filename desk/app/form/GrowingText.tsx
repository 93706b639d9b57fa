import type { ComponentProps, ReactNode } from 'react';
import { type Language, locales } from '../../../common/languages.ts';

interface GrowingTextProps extends ComponentProps<'textarea'> {
  language: Language;
  /** The same words, some of them marked. */
  behind: ReactNode;
}

/** A box as high as its text: the same words behind it give it its height, and color its marks. */
export const GrowingText = ({ language, behind, ...rest }: GrowingTextProps) => (
  <div className="variable-text" lang={locales[language].tag.slice(0, 2)}>
    <div aria-hidden="true">
      {behind}
      {'\u200b'}
    </div>
    <textarea data-language={language} rows={1} spellCheck {...rest} />
  </div>
);
