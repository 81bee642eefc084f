import type { StaffInvoiceResponse } from '@kp/api-client/admin';
import { ORDER_REFERENCE_FIELDS, parseMinor } from '@kp/commerce';
import { formatInvoiceDate } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../shared/list/data-table';
import { InvoiceStateTag } from './invoice-state';
import { TransmissionState } from '../../shared/invoices/transmission-state';

type Column = DataColumn<StaffInvoiceResponse>;

export function useInvoiceColumns(): Column[] {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  const { money } = useFormats();
  const text = (
    key: string,
    title: string,
    of: (invoice: StaffInvoiceResponse) => string | null,
  ): Column => ({
    key,
    title,
    isOptional: true,
    render: (invoice) => <bdi>{of(invoice)}</bdi>,
  });
  const day = (key: string, title: string, of: (invoice: StaffInvoiceResponse) => string | null): Column => ({
    key,
    title,
    render: (invoice) => {
      const date = of(invoice);
      return date && <bdi dir="ltr">{formatInvoiceDate(date)}</bdi>;
    },
  });
  const amount = (key: string, title: string, of: (invoice: StaffInvoiceResponse) => string): Column => ({
    key,
    title,
    align: 'end',
    render: (invoice) => money({ amount: of(invoice), currency: invoice.currency }),
  });
  return [
    {
      key: 'number',
      title: t('invoices.number'),
      isRowHeader: true,
      sort: 'number',
      render: ({ invoiceNumber }) => <bdi dir="ltr">{invoiceNumber}</bdi>,
    },
    day('issueDate', t('invoices.issued'), ({ issueDate }) => issueDate),
    {
      ...text('buyer', t('invoices.buyer'), ({ buyerName }) => buyerName),
      isOptional: false,
      onCard: 'fact',
    },
    {
      ...text('order', t('invoices.order'), ({ orderNumber }) => orderNumber),
      isOptional: false,
      render: ({ orderNumber }) => <bdi dir="ltr">{orderNumber}</bdi>,
    },
    {
      ...day('dueDate', t('invoices.due'), ({ dueDate }) => dueDate),
      sort: 'dueDate',
    },
    {
      ...amount('total', t('invoices.total'), ({ totalAmount }) => totalAmount),
      onCard: 'fact',
    },
    {
      key: 'outstanding',
      title: t('invoices.outstanding'),
      align: 'end',
      render: ({ outstandingAmount, currency }) =>
        parseMinor(outstandingAmount) > 0 && money({ amount: outstandingAmount, currency }),
    },
    {
      key: 'state',
      title: t('invoices.state'),
      onCard: 'state',
      render: (invoice) => <InvoiceStateTag invoice={invoice} />,
    },
    {
      key: 'transmission',
      title: t('invoices.transmission.title'),
      onCard: 'state',
      render: ({ transmission }) => transmission && <TransmissionState transmission={transmission} />,
    },
    text('taxNumber', t('invoices.taxNumber'), ({ buyerTaxNumber }) => buyerTaxNumber),
    text('email', t('invoices.email'), ({ buyerEmail }) => buyerEmail),
    ...ORDER_REFERENCE_FIELDS.map((field) =>
      text(field, common(`order.${field}`), (invoice) => invoice[field]),
    ),
    {
      ...amount('vat', t('invoices.vat'), ({ vatAmount }) => vatAmount),
      isOptional: true,
    },
    {
      ...day('supplyDate', t('invoices.supplied'), ({ supplyDate }) => supplyDate),
      isOptional: true,
    },
    {
      ...day('paidAt', t('invoices.paidOn'), ({ paidAt }) => paidAt),
      isOptional: true,
    },
  ];
}
