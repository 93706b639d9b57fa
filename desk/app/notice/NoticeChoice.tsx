import { type ReactNode, useState } from 'react';
import { clockInOslo } from '../../../builder/time-in-oslo.ts';
import { useField } from '../form/Form.tsx';
import { Explanation } from '../ui/Explanation.tsx';

/** From then on the evening is too near for a notice that holds until tonight. */
const lateEvening = '21:00';

const ends = {
  tonight: 'Til i kveld kl. 22',
  day: 'Et døgn',
  tomorrow: 'Til i morgen kveld kl. 22',
  '': 'Til et annet tidspunkt',
};

const show = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'nearest' });

interface NoticeChoiceProps {
  /** The words of the notice. */
  children: ReactNode;
  /** The button that puts it out. */
  action: (until: string) => ReactNode;
}

/** What is asked before a notice is put out: how long it holds. */
export function NoticeChoice({ children, action }: NoticeChoiceProps) {
  const { id, errors, control } = useField({ schema: {}, path: ['notice', 'until'] });
  const isLate = clockInOslo(new Date()).time >= lateEvening;
  const [until, setUntil] = useState(isLate ? 'day' : 'tonight');
  const chosen = until in ends ? until : '';
  return (
    <div className="stack" ref={show}>
      {children}
      <fieldset id={id} aria-describedby={control['aria-describedby']}>
        <legend>Hvor lenge</legend>
        {Object.entries(ends)
          .filter(([end]) => end !== 'tonight' || !isLate)
          .map(([end, title]) => (
            <label className="checkbox" key={end}>
              <input type="radio" name="until" checked={chosen === end} onChange={() => setUntil(end)} />
              {title}
            </label>
          ))}
        {chosen === '' && (
          <input
            type="datetime-local"
            aria-label="Tidspunktet"
            value={until}
            onChange={({ target }) => setUntil(target.value)}
          />
        )}
        <Explanation id={id} errors={errors} />
      </fieldset>
      <div className="actions">{action(until)}</div>
    </div>
  );
}
