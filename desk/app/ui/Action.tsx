import { useState } from 'react';
import { wordsFor } from '../store/request.ts';
import { Dialog } from './Dialog.tsx';

interface ActionProps {
  label: string;
  /** What it throws is told beside the button. */
  act: () => unknown;
  look?: 'main-button' | 'second-button' | 'quiet';
  isOff?: boolean;
  /** What to ask before it is done. */
  ask?: { title: string; text: string };
}

/** A button that does something once at a time, and says when it did not work. */
export function Action({ label, act, look = 'second-button', isOff = false, ask }: ActionProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState('');

  async function run() {
    setIsAsking(false);
    setIsBusy(true);
    setFailure('');
    try {
      await act();
    } catch (error) {
      setFailure(wordsFor(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      <button
        type="button"
        className={look}
        aria-disabled={isBusy || isOff || undefined}
        onClick={() => !isBusy && !isOff && (ask ? setIsAsking(true) : void run())}
      >
        {label}
      </button>
      <span className="error" role="alert">
        {failure}
      </span>
      {isAsking && (
        <Dialog title={ask?.title ?? ''} onClose={() => setIsAsking(false)}>
          <p>{ask?.text}</p>
          <p className="actions">
            <button type="button" className="second-button" onClick={() => setIsAsking(false)}>
              Avbryt
            </button>
            <button type="button" className="main-button" onClick={() => void run()}>
              {label}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}
