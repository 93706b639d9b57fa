import { useEffect, useRef, useState } from 'react';
import { useSite } from '../site/SiteContext.tsx';
import styles from './Logo.module.css';

const mark = { address: '/brand/mark.svg', width: 40, height: 40 };
const stock = { address: '/brand/stock.svg', width: 40, height: 40 };

/** The firm's own logo on a plate, or the mark that came with the site, beside the firm's name. */
export function Logo() {
  const { companyInfo } = useSite();
  const [hasFailed, setHasFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setHasFailed(true);
  }, []);

  const own = hasFailed ? null : companyInfo.logo;
  const { address, width, height } = own ?? (hasFailed ? stock : mark);
  return (
    <span className={`target ${styles.logo}`} data-own-logo={own ? '' : undefined}>
      <span className={own ? styles.plate : undefined}>
        <img
          ref={image}
          src={address}
          width={width}
          height={height}
          alt=""
          fetchPriority="low"
          onError={() => setHasFailed(true)}
        />
      </span>
      <span className={own?.hasName ? 'visually-hidden' : styles.name} data-name translate="no">
        {companyInfo.name}
      </span>
    </span>
  );
}
