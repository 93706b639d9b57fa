import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { clockInOslo } from '../../../builder/time-in-oslo.ts';
import type { NewNotice } from '../../contract/notice.ts';
import { problemsIn, request } from '../store/request.ts';
import { Action } from '../ui/Action.tsx';
import { fieldId, goToField } from '../ui/address.ts';
import { Button } from '../ui/Button.tsx';
import { describedBy, Explanation } from '../ui/Explanation.tsx';

interface PutOut {
  label: string;
  onDone: () => void;
}

export interface ChoiceProps {
  putOut: PutOut;
  isOpen: boolean;
  onToggle: () => void;
}

type Errors = Partial<Record<keyof NewNotice, string[]>>;

/** From then on the evening is too near for a notice that holds until tonight. */
const lateEvening = '21:00';

const ends = {
  tonight: 'Til i kveld kl. 22',
  day: 'Et døgn',
  tomorrow: 'Til i morgen kveld kl. 22',
  other: 'Til et annet tidspunkt',
} as const;

type End = keyof typeof ends;

interface ChoiceContent extends ChoiceProps {
  title: string;
  words: { no: string; en: string };
  children: (errors: Errors) => ReactNode;
}

/** One line of the list. Open, it asks how long, and puts the notice out. */
export function NoticeChoice({ title, words, putOut, isOpen, onToggle, children }: ChoiceContent) {
  const isLate = clockInOslo(new Date()).time >= lateEvening;
  const offered = (Object.keys(ends) as End[]).filter((end) => end !== 'tonight' || !isLate);
  const [picked, setPicked] = useState<End>('tonight');
  const chosen = picked === 'tonight' && isLate ? 'day' : picked;
  const [time, setTime] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const id = fieldId('notice', ['notice', 'until']);
  const { until = [] } = errors;
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) part.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  async function act() {
    setErrors({});
    try {
      await request('POST', '/notice', {
        ...words,
        until: chosen === 'other' ? time : chosen,
      } satisfies NewNotice);
      putOut.onDone();
    } catch (error) {
      const problems = problemsIn(error);
      const at = (name: string) =>
        problems.filter(({ path }) => path[1] === name).map(({ message }) => message);
      flushSync(() => setErrors({ no: at('no'), en: at('en'), until: at('until') }));
      if (problems[0]) goToField(fieldId('notice', problems[0].path));
      throw error;
    }
  }

  return (
    <>
      <Button variant="secondary" aria-expanded={isOpen} onClick={onToggle}>
        {title}
      </Button>
      {isOpen && (
        <div className="notice-choice" ref={part}>
          {children(errors)}
          <fieldset id={id} aria-describedby={describedBy({ id, errors: until })}>
            <legend>Hvor lenge</legend>
            {offered.map((end) => (
              <label key={end}>
                <input type="radio" name="until" checked={chosen === end} onChange={() => setPicked(end)} />
                {ends[end]}
              </label>
            ))}
            {chosen === 'other' && (
              <input
                type="datetime-local"
                aria-label="Tidspunktet"
                value={time}
                onChange={({ target }) => setTime(target.value)}
              />
            )}
            <Explanation id={id} errors={until} />
          </fieldset>
          <div className="actions">
            <Action label={putOut.label} what={title} variant="primary" act={act} />
          </div>
        </div>
      )}
    </>
  );
}
