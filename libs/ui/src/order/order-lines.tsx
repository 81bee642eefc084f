import { Link } from 'react-router';
import { useFormats } from '../price/use-formats';
import styles from './order.module.css';

/** A line of a placed order: the product as it was then, amounts as decimal strings. */
export interface OrderLine {
  readonly id: number;
  readonly productName: string;
  /** KP-12 */
  readonly productCode: string;
  readonly quantity: number;
  readonly price: string;
  readonly totalPrice: string;
  readonly product: { readonly imageUrl: string | null; readonly slug: string };
}

export interface OrderLinesProps {
  readonly lines: readonly OrderLine[];
  readonly currency: string;
}

/** What was ordered. The names lead to the products as they are today. */
export function OrderLines({ lines, currency }: OrderLinesProps) {
  const { money, number } = useFormats();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <span className={styles.picture}>
            {line.product.imageUrl && (
              <img src={line.product.imageUrl} alt="" width={64} height={48} loading="lazy" />
            )}
          </span>
          <span className={styles.product}>
            <Link to={`/products/${line.product.slug}`}>{line.productName}</Link>
            <span className={styles.soft}>
              <bdi dir="ltr">{line.productCode}</bdi>
              <bdi>{`${number(line.quantity)} × ${money({ amount: line.price, currency })}`}</bdi>
            </span>
          </span>
          <span className={styles.lineTotal}>{money({ amount: line.totalPrice, currency })}</span>
        </li>
      ))}
    </ul>
  );
}
