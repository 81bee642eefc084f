import { minorToDecimal, netAndGross, parseMinor } from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names';
import { useFormats } from '../format/use-formats';
import { VisuallyHidden } from '../text/text';
import styles from './price.module.css';

export interface PriceVat {
  /** A share. */
  readonly rate: number;
  /** Amounts include it. */
  readonly isIncluded: boolean;
  /** Consumers are owed the price with VAT beside the one without. */
  readonly isBothDue: boolean;
}

export interface PriceProps {
  /** Decimal string; null on request. */
  readonly amount: string | null;
  readonly currency: string;
  /** Former price; shown only when it is higher. */
  readonly compareAt?: string | null;
  /** `text`: as large as the text around it. */
  readonly size?: 'large' | 'text';
  /** Without it, or at a rate of 0, there is one amount; none while it is not known. */
  readonly vat?: PriceVat | 'awaited' | 'failed';
  /** What stands around the amount: "$12.50 each". */
  readonly textOf?: (amount: string) => string;
}

/** Splits what an amount stands in; isolated already, as the amount itself is, so that no text does it once more. */
const AMOUNT = '\u2066\uE000\u2069';

/** With VAT, both amounts; the style sheet shows the one that a visitor wants first. */
export function Price({ vat, size, amount, ...given }: PriceProps) {
  const { t } = useTranslation();
  const sizeClass = size && styles[size];
  if (amount === null)
    return (
      <span className={classNames(styles.single, sizeClass)}>
        <b>{t('product.onRequest')}</b>
      </span>
    );
  if (typeof vat === 'string')
    return (
      <span className={classNames(styles.single, sizeClass)}>
        {vat === 'failed' ? t('product.priceNotLoaded') : <b aria-hidden="true">…</b>}
      </span>
    );
  const price = { ...given, amount };
  if (!vat?.rate)
    return (
      <span className={classNames(styles.single, sizeClass)}>
        <Offer {...price} />
      </span>
    );
  const both = (amount: string) => netAndGross(amount, vat.rate, vat.isIncluded);
  const amounts = both(price.amount);
  const former = price.compareAt ? both(price.compareAt) : null;
  return (
    <span className={classNames(styles.pair, sizeClass, !vat.isBothDue && styles.one)}>
      <span>
        <Offer
          {...price}
          amount={amounts.net}
          compareAt={former?.net}
          label={t('product.withoutVat', { price: AMOUNT })}
          isQuiet
        />
      </span>
      <span>
        <Offer
          {...price}
          amount={amounts.gross}
          compareAt={former?.gross}
          label={t('product.withVat', { price: AMOUNT })}
        />
      </span>
    </span>
  );
}

interface OfferProps extends Omit<PriceProps, 'size' | 'vat' | 'amount'> {
  readonly amount: string;
  readonly label?: string;
  /** The label is left out where the amount comes first. */
  readonly isQuiet?: boolean;
}

/** Without classes and elements that it can do without, because a list has many. */
function Offer({
  amount,
  currency,
  compareAt,
  textOf = (text) => text,
  label = AMOUNT,
  isQuiet,
}: OfferProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const savedMinor = compareAt ? parseMinor(compareAt) - parseMinor(amount) : 0;
  const [before, after] = label.split(AMOUNT);
  return (
    <>
      {isQuiet && before ? <small>{before}</small> : before}
      <b>{textOf(money({ amount, currency }))}</b>
      {isQuiet && after ? <small>{after}</small> : after}
      {compareAt && savedMinor > 0 && (
        <>
          <Former>{money({ amount: compareAt, currency })}</Former>
          <em>{t('product.save', { amount: money({ amount: minorToDecimal(savedMinor), currency }) })}</em>
        </>
      )}
    </>
  );
}

/** "Was $15.00", of which the words are for screen readers. */
function Former({ children }: { readonly children: string }) {
  const { t } = useTranslation();
  const [before, after] = t('product.wasPrice', { price: AMOUNT }).split(AMOUNT);
  return (
    <s>
      {before && <VisuallyHidden>{before}</VisuallyHidden>}
      {children}
      {after && <VisuallyHidden>{after}</VisuallyHidden>}
    </s>
  );
}
