import { minorToDecimal, parseMinor } from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../layout/visually-hidden';
import styles from './price.module.css';
import { useFormats } from './use-formats';

export interface PriceProps {
  /** Decimal string, as on the wire. */
  readonly amount: string;
  readonly currency: string;
  /** The former price; shown struck through, with the saving, when it is above the price. */
  readonly compareAt?: string | null;
  readonly size?: 'medium' | 'large';
}

/** A price in large, tabular figures. */
export function Price({ amount, currency, compareAt, size = 'medium' }: PriceProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const savedMinor = compareAt ? parseMinor(compareAt) - parseMinor(amount) : 0;
  return (
    <span className={classNames(styles.price, styles[size])}>
      <span className={styles.amount}>{money({ amount, currency })}</span>
      {compareAt && savedMinor > 0 && (
        <>
          <s aria-hidden="true" className={styles.former}>
            {money({ amount: compareAt, currency })}
          </s>
          <VisuallyHidden>
            {t('product.wasPrice', { price: money({ amount: compareAt, currency }) })}
          </VisuallyHidden>
          <span className={styles.saving}>
            {t('product.save', { amount: money({ amount: minorToDecimal(savedMinor), currency }) })}
          </span>
        </>
      )}
    </span>
  );
}
