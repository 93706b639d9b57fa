import { useEffect, useRef, useState } from 'react';
import { useSite } from '../site/SiteContext.tsx';
import styles from './Logo.module.css';

const mark = '/brand/mark.svg';
const stock = '/brand/stock.svg';

export function Logo() {
  const { companyInfo } = useSite();
  const [source, setSource] = useState(mark);
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setSource(stock);
  }, []);

  return (
    <span className={`target ${styles.logo}`}>
      <img
        ref={image}
        src={source}
        width="40"
        height="40"
        alt=""
        fetchPriority="low"
        onError={() => setSource(stock)}
      />
      <span className={styles.name} translate="no">
        {companyInfo.name}
      </span>
    </span>
  );
}
