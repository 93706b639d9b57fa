import { useEffect, useState } from 'react';
import type { Texts } from '../content/types.ts';
import { useAddress } from '../routing/address.ts';
import { addressIn } from '../routing/paths.ts';
import { useSite } from '../site/SiteContext.tsx';
import { openToast } from '../toast/toast.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ShareButton.module.css';

interface ShareButtonProps {
  title: string;
  texts: Pick<Texts['article'], 'share' | 'copy'>;
}

/**
 * Opens the device's own list of ways to share, or copies the address where there is none. The address is that of the
 * language that the visitor reads, so that its link preview is in that language too.
 */
export function ShareButton({ title, texts }: ShareButtonProps) {
  const { language, without } = useSite();
  const { path } = useAddress();
  const [way, setWay] = useState<'share' | 'copy'>();
  const address = () => new URL(addressIn(path, language, without), window.location.href).href;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      openToast('copied');
    } catch (error) {
      console.error(error);
      openToast('notCopied');
    }
  };
  // It rejects when the visitor closes the list, too.
  const share = () => navigator.share({ title, url: address() }).catch(() => {});

  // The document cannot know which of the two a device has.
  useEffect(() => setWay('share' in navigator ? 'share' : 'copy'), []);

  return (
    <div className={styles.place}>
      {way && (
        <Button kind="outline" onClick={way === 'share' ? share : copy}>
          {texts[way]}
        </Button>
      )}
    </div>
  );
}
