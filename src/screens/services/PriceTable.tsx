import { fill } from '../../content/fill.ts';
import type { PriceFrom, Texts } from '../../content/types.ts';
import styles from './PriceTable.module.css';

interface PriceTableProps {
  labels: Texts['services']['prices'];
  prices: readonly PriceFrom[];
}

/** What something costs at least, one row per job. */
export function PriceTable({ labels, prices }: PriceTableProps) {
  return (
    <table className={styles.prices} aria-label={labels.title}>
      <tbody>
        {prices.map(({ what, price, forBusinesses }, index) => (
          <tr key={index}>
            <th scope="row">{what}</th>
            <td>{fill(forBusinesses ? labels.forBusinesses : labels.withVat, { price })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
