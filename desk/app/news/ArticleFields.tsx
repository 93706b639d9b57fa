import { useMemo } from 'react';
import type { ArticleValue, Problem, Schema } from '../../contract.ts';
import { ContentForm } from '../form/ContentForm.tsx';
import { type ArticleForm, articleSchema, formPath, fromForm, toForm } from './article-form.ts';

interface ArticleFieldsProps {
  schema: Schema;
  value: ArticleValue;
  problems: readonly Problem[];
  onChange: (value: ArticleValue) => void;
}

const plain = { 'ui:sections': 'plain' };
const instead = { picture: { 'ui:field': 'PicturePlace' } };

/** The fields of an article, and how its text is written. */
export function ArticleFields({ schema, value, problems, onChange }: ArticleFieldsProps) {
  const form = useMemo(() => articleSchema(schema), [schema]);
  return (
    <>
      <ContentForm
        id="felt"
        schema={form}
        value={toForm(value)}
        problems={problems.map(({ path, message }) => ({ path: formPath(path), message }))}
        instead={instead}
        rootUi={plain}
        onChange={(changed) => onChange(fromForm(changed as ArticleForm))}
      />
      {value.en === null && (
        <p className="hint">
          Uten engelsk tekst får de som leser på engelsk, den norske, med en merknad om det.
        </p>
      )}
      <details className="help">
        <summary>Slik skriver du</summary>
        <dl>
          <dt>Nytt avsnitt</dt>
          <dd>en tom linje</dd>
          <dt>
            <code>**viktig**</code>
          </dt>
          <dd>
            <strong>viktig</strong>
          </dd>
          <dt>
            <code>- Gangveier først</code>
          </dt>
          <dd>et punkt i en liste</dd>
          <dt>
            <code>## Når kommer vi?</code>
          </dt>
          <dd>en overskrift</dd>
          <dt>
            <code>[Kontakt oss](/contact)</code>
          </dt>
          <dd>en lenke, her til kontaktsiden</dd>
        </dl>
      </details>
    </>
  );
}
