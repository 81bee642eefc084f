import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names';
import styles from './stock-note.module.css';

/** Below this number the note says how many are left. */
const LOW_STOCK = 10;

export interface StockNoteProps {
  readonly inStock: boolean;
  /** Units that can be sold now. */
  readonly stockQuantity: number;
  /** Adds the number of units, as on the product page. */
  readonly isDetailed?: boolean;
}

/** Stock as a dot and words, never the colour alone. */
export function StockNote({ inStock, stockQuantity, isDetailed }: StockNoteProps) {
  const { t } = useTranslation();
  const isSellable = inStock && stockQuantity > 0;
  const isLow = isSellable && stockQuantity < LOW_STOCK;
  return (
    <span className={classNames(styles.note, !isSellable && styles.out, isLow && styles.low)}>
      {!isSellable && t('product.outOfStock')}
      {isLow && !isDetailed && t('product.lowStock', { count: stockQuantity })}
      {isSellable && (!isLow || isDetailed) && t('product.inStock')}
      {isSellable && isDetailed && (
        <span className={styles.units}>{t('product.unitsAvailable', { count: stockQuantity })}</span>
      )}
    </span>
  );
}
