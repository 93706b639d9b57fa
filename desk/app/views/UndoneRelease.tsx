import { useRef, useState } from 'react';
import type { Undone } from '../../../content-model/desk/contract.ts';
import { refreshOverview } from '../store/loading.ts';
import { useOverview } from '../store/overview.ts';
import { request } from '../store/request.ts';
import { Action } from '../ui/Action.tsx';
import { focusAfterWait } from '../ui/view-links.ts';

const sectionId = 'undone-release';

/** Goes to the question, if there is one. */
export async function showUndoneRelease(): Promise<void> {
  await refreshOverview();
  focusAfterWait(document.getElementById(sectionId));
}

interface Answer {
  words: string;
  undone?: Undone;
}

/** Asks once, after an earlier release was shown again, what becomes of the mistake on the desk. */
export function UndoneRelease() {
  const { undoneRelease } = useOverview();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const section = useRef<HTMLElement>(null);

  async function answerWith(next: Answer | null) {
    await refreshOverview();
    setAnswer(next);
    focusAfterWait(section.current);
  }
  async function follow() {
    const undone = await request<Undone>('POST', '/undone/follow', {});
    await answerWith({ words: ['Det er borte her også.', ...undone.kept].join(' '), undone });
  }
  async function keep() {
    await request('POST', '/undone/keep', {});
    await answerWith({ words: 'Det blir stående her, og kommer på nettet neste gang du publiserer.' });
  }
  async function askAgain() {
    if (answer?.undone) await request('POST', '/changes/take-back', { id: answer.undone.id });
    await request('POST', '/undone/ask', {});
    await answerWith(null);
  }

  if (!undoneRelease && !answer) return null;
  return (
    <section ref={section} id={sectionId} tabIndex={-1} className="box problems" aria-label="Det du angret">
      {undoneRelease ? (
        <>
          <p>
            <strong>Skal det du angret, også bort fra det du arbeider med?</strong>
          </p>
          <p>Ellers kommer det på nettet igjen neste gang du publiserer: {undoneRelease.same.join(', ')}.</p>
          {undoneRelease.changedSince.length > 0 && (
            <p>Dette har du endret siden, så det blir stående: {undoneRelease.changedSince.join(', ')}.</p>
          )}
          <div className="actions">
            <Action label="Ja, ta det bort her også" variant="primary" onAction={follow} />
            <Action label="Nei, behold det" onAction={keep} />
          </div>
        </>
      ) : (
        <>
          <p>{answer?.words}</p>
          <div className="actions">
            <Action label="Angre svaret" onAction={askAgain} />
          </div>
        </>
      )}
    </section>
  );
}
