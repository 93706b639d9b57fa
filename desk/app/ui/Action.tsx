import { useState } from 'react';
import { flushSync } from 'react-dom';
import { errorMessage, problemsOf } from '../store/request.ts';
import { Button, type ButtonProps } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { goToInvalid } from './view-links.ts';

interface ActionProps extends Pick<ButtonProps, 'variant' | 'disabled'> {
  label: string;
  subject?: string;
  onAction: () => unknown;
  confirm?: { title: string; text: string };
}

/** A button that acts once at a time, and shows failures. */
export function Action({
  label,
  subject,
  onAction,
  variant = 'secondary',
  disabled = false,
  confirm,
}: ActionProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle');
  const [failure, setFailure] = useState('');
  const isDisabled = state === 'busy' || disabled;

  async function run() {
    setState('busy');
    setFailure('');
    try {
      await onAction();
    } catch (error) {
      // Fields must show their problems before one gets the cursor.
      flushSync(() => setFailure(errorMessage(error)));
      if (problemsOf(error).length > 0) goToInvalid();
    } finally {
      setState('idle');
    }
  }

  return (
    <>
      <Button
        variant={variant}
        aria-label={subject && `${label}: ${subject}`}
        aria-disabled={isDisabled || undefined}
        onClick={() => !isDisabled && (confirm ? setState('asking') : void run())}
      >
        {label}
      </Button>
      {/* Orca ignores an alert without `aria-live`. */}
      <span className="error" role="alert" aria-live="assertive">
        {failure}
      </span>
      {state === 'asking' && (
        <Dialog title={confirm?.title ?? ''} onClose={() => setState('idle')}>
          <p>{confirm?.text}</p>
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
