import { useState } from 'react';
import { type Failure, failureOf } from '../store/request.ts';
import { Button, type ButtonProps } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { FailureDetails } from './Failure.tsx';

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
  const [failure, setFailure] = useState<Failure | null>(null);
  const isDisabled = state === 'busy' || disabled;

  async function run() {
    setState('busy');
    setFailure(null);
    try {
      await onAction();
    } catch (error) {
      setFailure(failureOf(error));
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
      <div className="error" role="alert" aria-live="assertive">
        {failure?.message}
        {failure && <FailureDetails {...failure} />}
      </div>
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
