import type { InvoiceResponse } from '@kp/api-client/account';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { ExchangeRateNote } from './exchange-rate-note';
import styles from './invoice-document.module.css';

interface TaxStatementProps {
  readonly invoice: InvoiceResponse;
}

/** VAT in the currency of the tax office, why there is none, or when it is due. */
export function TaxStatement({ invoice }: TaxStatementProps) {
  const { t } = useTranslation('invoice');
  const { money } = useFormats();
  const { accounting, vatExemption, isVatOnCollection } = invoice;
  if (!accounting && !vatExemption && !isVatOnCollection) return null;
  return (
    <div className={styles.tax}>
      {accounting && (
        <>
          <dl className={styles.amounts}>
            <div>
              <dt>{t('vatIn', { currency: accounting.currency })}</dt>
              <dd>{money({ amount: accounting.vatAmount, currency: accounting.currency })}</dd>
            </div>
          </dl>
          <ExchangeRateNote
            from={invoice.currency}
            to={accounting.currency}
            rate={accounting.exchangeRate}
            date={accounting.exchangeRateDate}
            source={accounting.exchangeRateSource}
          />
        </>
      )}
      {vatExemption && <p>{t(`exemption.${vatExemption}`)}</p>}
      {isVatOnCollection && <p>{t('vatOnCollection')}</p>}
    </div>
  );
}
