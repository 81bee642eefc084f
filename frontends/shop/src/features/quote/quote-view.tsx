import type { OpenedQuoteResponse } from '@kp/api-client/links';
import { formatDate } from '@kp/i18n';
import { Button, UnbrokenNumbers, useFormats } from '@kp/ui';
import { OrderSums } from '@kp/ui/order';
import { useTranslation } from 'react-i18next';
import styles from './quote.module.css';

export function QuoteView({ quote }: { readonly quote: OpenedQuoteResponse }) {
  const { t } = useTranslation('checkout');
  const { language, money, number } = useFormats();
  const { currency, note } = quote;
  const amount = (decimal: string) => money({ amount: decimal, currency });
  return (
    <article className={styles.quote}>
      <header className={styles.header}>
        <h1>
          <UnbrokenNumbers>{t('quote.heading', { number: quote.number })}</UnbrokenNumbers>
        </h1>
        <span data-print="hidden">
          <Button size="small" onClick={() => window.print()}>
            {t('quote.print')}
          </Button>
        </span>
      </header>
      <p className={styles.facts}>
        <bdi>{quote.companyName}</bdi>
        <span>{t('quote.sentOn', { date: formatDate(quote.sentAt, language) })}</span>
        <strong>{t('quote.validUntil', { date: formatDate(quote.validUntil, language) })}</strong>
      </p>
      <ul className={styles.lines} aria-label={t('quote.items')}>
        {quote.items.map((item, place) => (
          <li key={place} className={styles.line}>
            <span>
              <bdi>{item.productName}</bdi>
              <span className={styles.soft}>
                <bdi dir="ltr">{item.productCode}</bdi>{' '}
                <bdi>{`${number(item.quantity)} × ${amount(item.unitPrice)}`}</bdi>
              </span>
            </span>
            <span className={styles.amount}>{amount(item.lineTotal)}</span>
          </li>
        ))}
      </ul>
      {quote.allowBackorder && <p className={styles.soft}>{t('quote.backorderHint')}</p>}
      <OrderSums order={quote} />
      {note && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
    </article>
  );
}
