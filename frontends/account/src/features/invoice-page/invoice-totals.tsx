import type { InvoiceResponse } from '@kp/api-client/account';
import { minorToDecimal, parseMinor, vatLabel } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { ExchangeRateNote } from './exchange-rate-note';
import { TaxStatement } from './tax-statement';
import styles from './invoice-document.module.css';

interface TotalsProps {
  readonly invoice: InvoiceResponse;
}

export function InvoiceTotals({ invoice }: TotalsProps) {
  const { t } = useTranslation('invoice');
  const { currency, subtotal, vatAmount, totalAmount, items } = invoice;
  const discount = useDiscount(invoice, invoice.discount);
  const rates = items.map(({ vatRate }) => vatRate);
  const label = vatLabel(parseMinor(vatAmount), rates);
  return (
    <div>
      <AmountList
        currency={currency}
        amounts={[
          { label: t('subtotal'), amount: subtotal },
          ...discount,
          { label: label === null ? t('vatOnly') : t('vat', { rate: label }), amount: vatAmount },
        ]}
        total={{ label: t('total'), amount: totalAmount }}
      />
      <TaxStatement invoice={invoice} />
    </div>
  );
}

/** What was paid for the order, in its own currency. */
export function OrderedAmounts({ invoice }: TotalsProps) {
  const { t } = useTranslation('invoice');
  const { ordered, currency } = invoice;
  const discount = useDiscount(invoice, ordered.discount);
  if (ordered.currency === currency) return <div />;
  const { exchangeRate, exchangeRateDate, exchangeRateSource } = ordered;
  return (
    <section className={styles.ordered}>
      <h2>{t('orderAmounts', { currency: ordered.currency })}</h2>
      <AmountList
        currency={ordered.currency}
        amounts={[
          { label: t('subtotal'), amount: ordered.subtotal },
          ...discount,
          { label: t('shipping'), amount: ordered.shipping },
          { label: t('vatOnly'), amount: ordered.vatAmount },
        ]}
        total={{ label: t('total'), amount: ordered.totalAmount }}
      />
      {exchangeRate && exchangeRateDate && (
        <ExchangeRateNote
          from={ordered.currency}
          to={currency}
          rate={exchangeRate}
          date={exchangeRateDate}
          source={exchangeRateSource}
        />
      )}
    </section>
  );
}

/** The row of the discount, which is taken off; none without one. */
function useDiscount({ discountCode: code }: InvoiceResponse, discount: string): Amount[] {
  const { t } = useTranslation('invoice');
  const minor = parseMinor(discount);
  return minor === 0 ? [] : [{ label: t('discount', { code }), amount: minorToDecimal(-minor) }];
}

interface Amount {
  readonly label: string;
  /** A decimal. */
  readonly amount: string;
}

interface AmountListProps {
  readonly currency: string;
  readonly amounts: readonly Amount[];
  readonly total: Amount;
}

function AmountList({ currency, amounts, total }: AmountListProps) {
  const { money } = useFormats();
  return (
    <dl className={styles.amounts}>
      {[...amounts, total].map((each) => (
        <div key={each.label} className={each === total ? styles.total : undefined}>
          <dt>{each.label}</dt>
          <dd>{money({ amount: each.amount, currency })}</dd>
        </div>
      ))}
    </dl>
  );
}
