import type { InvoiceResponse } from '@kp/api-client/account';
import { ORDER_REFERENCE_FIELDS } from '@kp/commerce';
import { formatInvoiceDate } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { InvoiceStatusTag, isCreditedInFull } from '../../shared/invoice-status-tag';
import { FactList } from './fact-list';
import { InvoiceItems } from './invoice-items';
import { BillTo, SellerBlock } from './invoice-parties';
import { InvoiceTotals, OrderedAmounts } from './invoice-totals';
import { PaymentInformation } from './payment-information';
import { RelatedDocuments } from './related-documents';
import { useSeller } from './use-seller';
import styles from './invoice-document.module.css';

interface InvoiceDocumentProps {
  readonly invoice: InvoiceResponse;
}

export function InvoiceDocument({ invoice }: InvoiceDocumentProps) {
  const { t } = useTranslation('invoice');
  const seller = useSeller(invoice);
  return (
    <article className={styles.document} aria-labelledby="invoice-title">
      <header className={styles.header}>
        <SellerBlock seller={seller} />
        <InvoiceTitle invoice={invoice} />
      </header>
      <RelatedDocuments invoice={invoice} />
      <div className={styles.columns}>
        <BillTo user={invoice.user} />
        <InvoiceFacts invoice={invoice} />
      </div>
      <OwnText text={invoice.intro} />
      <InvoiceItems items={invoice.items} currency={invoice.currency} />
      <div className={styles.columns}>
        <OrderedAmounts invoice={invoice} />
        <InvoiceTotals invoice={invoice} />
      </div>
      {invoice.kind === 'invoice' && !isOver(invoice) && (
        <PaymentInformation invoice={invoice} seller={seller} />
      )}
      {invoice.notes && (
        <section>
          <h2>{t('notes')}</h2>
          <p className={styles.notes}>
            <bdi>{invoice.notes}</bdi>
          </p>
        </section>
      )}
      <OwnText text={invoice.footer} />
      <footer className={styles.footer}>{t('thankYou')}</footer>
    </article>
  );
}

/** In the words of the shop. */
function OwnText({ text }: { readonly text: string | null }) {
  return (
    text && (
      <p className={styles.notes}>
        <bdi>{text}</bdi>
      </p>
    )
  );
}

const isOver = ({ reversedByNumber, creditedAmount, totalAmount }: InvoiceResponse): boolean =>
  reversedByNumber !== null || isCreditedInFull({ creditedAmount, totalAmount });

const TITLES = { invoice: 'title', storno: 'stornoTitle', credit_note: 'creditNote.title' } as const;

function InvoiceTitle({ invoice }: Pick<InvoiceDocumentProps, 'invoice'>) {
  const { t } = useTranslation('invoice');
  const { kind, invoiceNumber, issueDate } = invoice;
  const isCreditNote = kind === 'credit_note';
  return (
    <div className={styles.title}>
      <h1 id="invoice-title">{t(TITLES[kind])}</h1>
      <FactList
        facts={[
          {
            label: t(isCreditNote ? 'creditNote.number' : 'number'),
            value: <bdi dir="ltr">{invoiceNumber}</bdi>,
          },
          { label: t('issueDate'), value: <bdi dir="ltr">{formatInvoiceDate(issueDate)}</bdi> },
        ]}
      />
      <InvoiceStatusTag invoice={invoice} />
    </div>
  );
}

function InvoiceFacts({ invoice }: Pick<InvoiceDocumentProps, 'invoice'>) {
  const { t } = useTranslation('invoice');
  const { t: common } = useTranslation();
  const { date } = useFormats();
  const { kind, orderNumber, supplyDate, issueDate, dueDate } = invoice;
  const due = dueDate && formatInvoiceDate(dueDate);
  return (
    <section>
      <h2>{t(kind === 'credit_note' ? 'creditNote.details' : 'details')}</h2>
      <FactList
        facts={[
          ...(due ? [{ label: t('dueDate'), value: <bdi dir="ltr">{due}</bdi> }] : []),
          { label: t('supplyDate'), value: date(supplyDate || issueDate) },
          { label: t('orderNumber'), value: <bdi dir="ltr">{orderNumber}</bdi> },
          ...ORDER_REFERENCE_FIELDS.flatMap((field) => {
            const reference = invoice[field];
            return reference ? [{ label: common(`order.${field}`), value: <bdi>{reference}</bdi> }] : [];
          }),
        ]}
      />
    </section>
  );
}
