import { linksApi, type OrderStatusResponse } from '@kp/api-client/links';
import { existingInvoiceOf, useRequestFailure } from '@kp/client';
import { useFileDownload } from '@kp/client/files';
import { isInvoiceable } from '@kp/commerce';
import { Button, ErrorPanel, SkeletonText, UnbrokenNumbers } from '@kp/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GuestInvoiceForm } from './guest-invoice-form';
import styles from './order-status.module.css';

interface GuestInvoiceProps {
  readonly order: Pick<
    OrderStatusResponse,
    'status' | 'paymentStatus' | 'invoiceNumber' | 'hasBillingCompany'
  >;
  /** From the link of the guest. */
  readonly token: string;
  readonly onIssued: () => void;
}

/** The invoice of a delivered order, or the form that creates it. */
export function GuestInvoice({ order, token, onIssued }: GuestInvoiceProps) {
  const { t } = useTranslation('checkout');
  const { invoiceNumber } = order;
  if (!invoiceNumber && !isInvoiceable(order)) return null;
  return (
    <section className={styles.invoice} aria-labelledby="invoice-title">
      <h2 id="invoice-title">{t('guestInvoice.title')}</h2>
      {invoiceNumber ? (
        <IssuedInvoice invoiceNumber={invoiceNumber} token={token} />
      ) : (
        <FoldedRequest token={token} onIssued={onIssued} hasBillingCompany={order.hasBillingCompany} />
      )}
    </section>
  );
}

/** Nine fields that few guests need; who has named a company needs none of them. */
function FoldedRequest(props: InvoiceRequestProps) {
  const { t } = useTranslation('checkout');
  const [isOpen, setOpen] = useState(props.hasBillingCompany);
  if (isOpen) return <InvoiceRequest {...props} />;
  return (
    <Button onClick={() => setOpen(true)} className={styles.start}>
      {t('guestInvoice.open')}
    </Button>
  );
}

interface IssuedInvoiceProps {
  readonly invoiceNumber: string;
  readonly token: string;
}

function IssuedInvoice({ invoiceNumber, token }: IssuedInvoiceProps) {
  const { t } = useTranslation('checkout');
  const pdf = useFileDownload();
  const xml = useFileDownload();
  const fileOf = (format: 'pdf' | 'xml') => ({
    url: `/api/order-status/${encodeURIComponent(token)}/invoice/${format}`,
    name: `${invoiceNumber}.${format}`,
    failureTitle: t('guestInvoice.downloadFailed'),
  });
  return (
    <>
      <p role="status">
        <UnbrokenNumbers>{t('guestInvoice.ready', { number: invoiceNumber })}</UnbrokenNumbers>
      </p>
      <div className={styles.downloads}>
        <Button isBusy={pdf.isDownloading} onClick={() => void pdf.download(fileOf('pdf'))}>
          {t('guestInvoice.downloadPdf')}
        </Button>
        <Button isBusy={xml.isDownloading} onClick={() => void xml.download(fileOf('xml'))}>
          {t('guestInvoice.downloadXml')}
        </Button>
      </div>
    </>
  );
}

interface InvoiceRequestProps extends Omit<GuestInvoiceProps, 'order'> {
  readonly hasBillingCompany: boolean;
}

function InvoiceRequest({ token, onIssued, hasBillingCompany }: InvoiceRequestProps) {
  const { t } = useTranslation('checkout');
  const failure = useRequestFailure();
  const query = linksApi.useGetGuestBillingCompanyQuery({ token }, { refetchOnMountOrArgChange: false });
  const { currentData, error } = query;
  const isIssued = existingInvoiceOf(error) !== undefined;
  useEffect(() => {
    if (isIssued) onIssued();
  }, [isIssued, onIssued]);
  if (currentData) return <GuestInvoiceForm {...{ token, hasBillingCompany }} company={currentData} />;
  if (!error || isIssued) return <SkeletonText lines={4} />;
  return <ErrorPanel {...failure.panel(query, t('guestInvoice.loadFailed'))} />;
}
