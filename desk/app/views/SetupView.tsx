import type { Launch, Overview } from '../../contract.ts';
import { Fields } from '../form/Field.tsx';
import { Form } from '../form/Form.tsx';
import type { OpenDocument } from '../store/documents.ts';
import { useAnswer } from '../store/overview.ts';
import { addressOf } from '../ui/address.ts';
import { ViewHead } from '../ui/ViewHead.tsx';

interface SetupViewProps {
  overview: Overview;
  company: OpenDocument;
}

/** From the example to the firm's own site: what is still the example's, where the site is to be, and publishing. */
export function SetupView({ overview, company }: SetupViewProps) {
  const { done = [], items = [] } = useAnswer<Launch>('/launch') ?? {};
  const count = done.length + items.length;
  return (
    <>
      <ViewHead
        title="Kom i gang"
        intro="Nettstedet er fylt med et eksempel. Bytt det ut med deres eget, ett felt om gangen."
      />
      <h2>
        1. Opplysningene: {done.length} av {count}
      </h2>
      <progress value={done.length} max={count || 1} aria-label="Fylt ut" />
      <ul className="lines">
        {items.map(({ title, path, missing }) => (
          <li key={title}>
            <a href={addressOf('company', path)}>{title}</a>
            <span className="hint">{missing}</span>
          </li>
        ))}
        {done.map(({ title }) => (
          <li key={title}>✓ {title}</li>
        ))}
      </ul>
      <section className="part">
        <h2>2. Hvor nettstedet skal ligge</h2>
        <p>
          Har dere et webhotell, så velg å laste opp dit: adressen og mappen står hos webhotellet. Setter noen
          andre det opp for dere, sier de hva du skal velge. Vet du ikke ennå, så la det stå: da lages en
          mappe som kan legges ut senere.
        </p>
        <Form document={company}>
          <Fields schema={company.schema} path={[]} names={['publishing']} />
        </Form>
      </section>
      <section className="part">
        <h2>3. Ut på nettet</h2>
        <p>{overview.publishing.describe}</p>
        <a className="main-button" href={addressOf('publish')}>
          Gå til Publiser
        </a>
      </section>
    </>
  );
}
