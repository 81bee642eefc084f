import type { OrderResponse } from '@kp/api-client/admin';
import { invoicePath } from '@kp/client';
import { Flex, LinkButton } from '@kp/ui/admin';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../shared/download-button';
import { useRights } from '../../shared/use-rights';
import { CreditInvoice } from '../../shared/invoices/credit-invoice';
import { InvoiceTransmission } from '../../shared/invoices/invoice-transmission';
import { invoicePayments } from '../../shared/invoices/invoice-payments-api';

export function OrderDocuments({ order }: { readonly order: OrderResponse }) {
  const { t } = useTranslation('adminOrders');
  const { may } = useRights();
  const { id, orderNumber, invoiceNumber } = order;
  const file = `/admin/api/orders/${id}`;
  return (
    <Flex wrap gap="small">
      <DocumentButton
        label={t('drawer.documents.packingSlip')}
        url={`${file}/packing-slip.pdf`}
        name={`packing-slip-${orderNumber}.pdf`}
      />
      {may('amounts') && (
        <DocumentButton
          label={t('drawer.documents.order')}
          url={`${file}/order.pdf`}
          name={`${orderNumber}.pdf`}
        />
      )}
      {may('amounts') && invoiceNumber && (
        <>
          <LinkButton to={invoicePath(invoiceNumber)}>
            {t('drawer.documents.invoice', { number: invoiceNumber })}
          </LinkButton>
          <DocumentButton
            label={t('drawer.documents.invoicePdf')}
            url={`/api/invoices/number/${invoiceNumber}/pdf`}
            name={`${invoiceNumber}.pdf`}
          />
          {may('payments') && <CreditNotes invoiceNumber={invoiceNumber} />}
          {may('invoices') && <CreditInvoice number={invoiceNumber} />}
          {may('invoices') && <InvoiceTransmission invoiceNumber={invoiceNumber} />}
        </>
      )}
    </Flex>
  );
}

/** Of the refunds of the order. */
function CreditNotes({ invoiceNumber }: { readonly invoiceNumber: string }) {
  const { t } = useTranslation('adminOrders');
  const { currentData } = invoicePayments.useListInvoicePaymentsByAdminQuery({ number: invoiceNumber });
  return currentData?.creditNotes.map((number) => (
    <Fragment key={number}>
      <LinkButton to={invoicePath(number)}>{t('drawer.documents.creditNote', { number })}</LinkButton>
      <DocumentButton
        label={t('drawer.documents.creditNotePdf', { number })}
        url={`/api/invoices/number/${number}/pdf`}
        name={`${number}.pdf`}
      />
    </Fragment>
  ));
}

export function DocumentButton({ label, url, name }: { label: string; url: string; name: string }) {
  const { t } = useTranslation('adminOrders');
  return <DownloadButton label={label} file={{ url, name, failureTitle: t('drawer.documents.failed') }} />;
}
