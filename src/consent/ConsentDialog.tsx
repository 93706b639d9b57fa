import { screenPath } from '../../content-model/paths.ts';
import { Link } from '../routing/Link.tsx';
import { useSite } from '../site/SiteContext.tsx';
import { Button, CloseButton } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './ConsentDialog.module.css';
import { type Consent, chooseConsent } from './consent.ts';

interface ConsentDialogProps {
  consent: Consent;
  open: boolean;
  close: () => void;
}

/** The cookie settings. The switch for the map takes effect at once. Closing changes nothing. */
export function ConsentDialog({ consent, open, close }: ConsentDialogProps) {
  const { consent: texts } = useSite().texts;
  const choose = (accepted: boolean) => {
    chooseConsent(accepted);
    close();
  };

  return (
    <Dialog open={open} onClose={close} label={texts.dialogTitle} className={styles.dialog}>
      <div className={`stack ${styles.inner}`}>
        <div className={`target ${styles.head}`}>
          <h2 className={styles.title}>{texts.dialogTitle}</h2>
          <CloseButton label={texts.close} onClick={close} />
        </div>
        <p>
          {texts.dialogIntro} <Link href={screenPath('privacy')}>{texts.privacyLink}</Link>
        </p>
        <section className={`stack ${styles.category}`}>
          <div>
            <h3 className={styles.name}>{texts.necessary}</h3>
            <p>{texts.necessaryText}</p>
          </div>
          <strong className={styles.always}>{texts.alwaysOn}</strong>
        </section>
        <section className={`stack ${styles.category}`}>
          <div>
            <h3 className={styles.name}>{texts.functional}</h3>
            <p>{texts.functionalText}</p>
          </div>
          <label className={`target ${styles.switch}`}>
            <span>{texts.map}</span>
            <input
              type="checkbox"
              // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own state, and may not have aria-checked
              role="switch"
              checked={consent === true}
              onChange={(event) => chooseConsent(event.target.checked)}
            />
          </label>
        </section>
        <div className={`stack ${styles.choices}`}>
          <Button variant="solid" onClick={() => choose(false)}>
            {texts.declineAll}
          </Button>
          <Button variant="solid" onClick={() => choose(true)}>
            {texts.acceptAll}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
