import { useState } from 'react';
import type { TestMessage as Answer } from '../../contract.ts';
import { request } from '../store/request.ts';
import { Action } from '../ui/Action.tsx';

/** Sends a message to the form service as a visitor would, and says how it went. */
export function TestMessage({ isDue }: { isDue: boolean }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  return (
    <section className="part">
      <h2>Prøvemelding</h2>
      <p className={isDue && !answer ? 'error' : 'hint'}>
        {isDue
          ? 'Send en prøvemelding nå. Meldinger som blir avvist, ser ut som de er sendt, og det er over en måned siden sist.'
          : 'Går samme vei som en melding fra skjemaet på nettstedet.'}
      </p>
      <div className="actions">
        <Action
          label="Send en prøvemelding"
          act={async () => setAnswer(await request<Answer>('POST', '/test-message'))}
        />
      </div>
      <p role="status" className={answer?.ok ? undefined : 'error'}>
        {answer?.message}
      </p>
    </section>
  );
}
