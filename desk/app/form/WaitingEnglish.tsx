import { Button } from '../ui/Button.tsx';
import { changeAndGoTo } from '../ui/view-links.ts';

interface WaitingEnglishProps {
  /** Of the field. */
  id: string;
  name: string;
  /** Confirms the text as it is. */
  onConfirmed: () => void;
}

/** Says that an English text waits, because its Norwegian one has changed. */
export const WaitingEnglish = ({ id, name, onConfirmed }: WaitingEnglishProps) => (
  <p className="actions">
    <span className="hint">Venter: det norske er endret. Til da står det norske der.</span>
    <Button aria-label={`Fortsatt riktig: ${name}`} onClick={() => changeAndGoTo(id, onConfirmed)}>
      Fortsatt riktig
    </Button>
  </p>
);
