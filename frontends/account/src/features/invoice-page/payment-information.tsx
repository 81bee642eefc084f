import type { InvoiceResponse } from '@kp/api-client/account';
import { Button } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { PaymentMethodName } from '../../shared/payment-method-name';
import { FactList } from './fact-list';
import type { Seller } from './invoice-api';
import { PaymentQrCode } from './payment-qr-code';
import styles from './invoice-document.module.css';

interface PaymentInformationProps {
  readonly invoice: InvoiceResponse;
  readonly seller: Seller;
}

export function PaymentInformation({ invoice, seller }: PaymentInformationProps) {
  const { t } = useTranslation('invoice');
  const { invoiceNumber, paymentMethod, isPaid, paymentLink } = invoice;
  const method = <PaymentMethodName method={paymentMethod} />;
  const { bankName, iban, secondBankName, secondIban } = seller;
  const accounts = [
    { bank: t('bank'), bankName, account: t('iban'), iban },
    { bank: `${t('bank')} 2`, bankName: secondBankName, account: `${t('iban')} 2`, iban: secondIban },
  ];
  const transfer = [
    ...accounts.flatMap(({ bank, account, ...names }) => [
      ...(names.bankName ? [{ label: bank, value: <bdi>{names.bankName}</bdi> }] : []),
      ...(names.iban ? [{ label: account, value: <bdi dir="ltr">{names.iban}</bdi> }] : []),
    ]),
    { label: t('transferReference'), value: <bdi dir="ltr">{invoiceNumber}</bdi> },
  ];
  return (
    <section className={styles.payment}>
      <div>
        <h2>{t('paymentInformation')}</h2>
        {isPaid && <p className={styles.paid}>{t('paid')}</p>}
        <FactList facts={[{ label: t('paymentMethod'), value: method }, ...(isPaid ? [] : transfer)]} />
      </div>
      {paymentLink && (
        <div className={styles.online}>
          <Button type="primary" href={paymentLink} target="_blank" rel="noopener" data-print="hidden">
            {t('openPaymentLink')}
          </Button>
          <PaymentQrCode paymentLink={paymentLink} invoiceNumber={invoiceNumber} />
        </div>
      )}
    </section>
  );
}
