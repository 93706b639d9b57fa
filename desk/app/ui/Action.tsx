import { useState } from 'react';
import { flushSync } from 'react-dom';
import { messageFor, problemsIn } from '../store/request.ts';
import { Button, type ButtonProps } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { goToInvalid } from './view-links.ts';

interface ActionProps extends Pick<ButtonProps, 'variant' | 'disabled'> {
  label: string;
  /** Completes the accessible name. */
  what?: string;
  /** Errors are shown beside the button. */
  act: () => unknown;
  /** Asked before it is done. */
  ask?: { title: string; text: string };
}

/** A button that acts once at a time, and shows failures. */
export function Action({ label, what, act, variant = 'secondary', disabled = false, ask }: ActionProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle');
  const [failure, setFailure] = useState('');
  const isDisabled = state === 'busy' || disabled;

  async function run() {
    setState('busy');
    setFailure('');
    try {
      await act();
    } catch (error) {
      // Fields must show their problems before one gets the cursor.
      flushSync(() => setFailure(messageFor(error)));
      if (problemsIn(error).length > 0) goToInvalid();
    } finally {
      setState('idle');
    }
  }

  return (
    <>
      <Button
        variant={variant}
        aria-label={what && `${label}: ${what}`}
        aria-disabled={isDisabled || undefined}
        onClick={() => !isDisabled && (ask ? setState('asking') : void run())}
      >
        {label}
      </Button>
      <span className="error" role="alert">
        {failure}
      </span>
      {state === 'asking' && (
        <Dialog title={ask?.title ?? ''} onClose={() => setState('idle')}>
          <p>{ask?.text}</p>
          <p className="actions">
            <Button variant="secondary" onClick={() => setState('idle')}>
              Avbryt
            </Button>
            <Button variant="primary" onClick={() => void run()}>
              {label}
            </Button>
          </p>
        </Dialog>
      )}
    </>
  );
}
