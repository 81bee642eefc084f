import type { OrderResponse } from '@kp/api-client/account';
import { unbroken, useFormats } from '@kp/ui';
import styles from './orders.module.css';

const MAX_PREVIEWS = 3;

export function ItemPreviews({ items }: Pick<OrderResponse, 'items'>) {
  const { number } = useFormats();
  const more = items.length - MAX_PREVIEWS;
  return (
    <ul className={styles.previews}>
      {items.slice(0, MAX_PREVIEWS).map(({ id, productName, product: { imageUrl } }) => (
        <li key={id}>
          <span className={styles.thumbnail}>
            {imageUrl && <img src={imageUrl} alt="" width={48} height={36} loading="lazy" />}
          </span>
          <span>{unbroken(productName)}</span>
        </li>
      ))}
      {more > 0 && <li>{`+${number(more)}`}</li>}
    </ul>
  );
}
