import type { StaffInvoiceResponse } from '@kp/api-client/admin';
import { invoicePath } from '@kp/client';
import { ORDER_REFERENCE_FIELDS, parseMinor } from '@kp/commerce';
import { formatInvoiceDate } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Flex, LinkButton, NothingFound } from '@kp/ui/admin';
import { Descriptions } from '@kp/ui/facts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../shared/not-loaded';
import { HistoryButton } from '../../shared/audit/history-button';
import { CreditInvoice } from '../../shared/invoices/credit-invoice';
import { InvoiceTransfers } from '../../shared/invoices/invoice-transfers';
import { RowMenu } from '../../shared/list/row-menu';
import { ordersPath } from '../../shared/orders-query';
import { SideDrawer } from '../../shared/side-drawer';
import { useRights } from '../../shared/use-rights';
import { InvoiceStateTag } from './invoice-state';
import { useInvoicePageQuery } from './invoices-api';
import { TransmissionPanel } from './transmission-panel';
import { useInvoiceActions } from './use-invoice-actions';

const WIDTH = 560;

export interface InvoiceDrawerProps {
  /** None closes the drawer. */
  readonly id: number | undefined;
  readonly onClose: () => void;
}

export function InvoiceDrawer({ id, onClose }: InvoiceDrawerProps) {
  const { t } = useTranslation('adminOrders');
  const arg = { ids: String(id), limit: 1, offset: 0 };
  const query = useInvoicePageQuery(arg, { skip: id === undefined });
  const { currentData } = query;
  const invoice = currentData?.rows[0];
  const actionsOf = useInvoiceActions();
  return (
    <SideDrawer
      open={id !== undefined}
      onClose={onClose}
      size={WIDTH}
      title={
        // Breaks at its hyphens beside the buttons of a phone.
        <bdi dir="ltr">{invoice?.invoiceNumber}</bdi>
      }
      extra={
        invoice && (
          <Flex gap="small">
            <HistoryButton subject="invoice" subjectId={invoice.invoiceNumber} />
            <RowMenu name={invoice.invoiceNumber} items={actionsOf(invoice)} />
          </Flex>
        )
      }
    >
      {invoice && <InvoiceDetails invoice={invoice} />}
      {currentData && !invoice && <NothingFound title={t('invoices.gone')} />}
      {!currentData && <NotLoaded query={query} failed={t('invoices.failed')} lines={8} />}
    </SideDrawer>
  );
}

const isCreditable = ({ kind, reversedByNumber, totalAmount, creditedAmount }: StaffInvoiceResponse) =>
  kind === 'invoice' && reversedByNumber === null && parseMinor(creditedAmount) < parseMinor(totalAmount);

function InvoiceDetails({ invoice }: { readonly invoice: StaffInvoiceResponse }) {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  const { money } = useFormats();
  const { may } = useRights();
  const { currency, subtotal, discount, vatAmount, totalAmount, creditedByNumbers } = invoice;
  const amount = (value: string) => money({ amount: value, currency });
  const day = (date: string | null) => date && <bdi dir="ltr">{formatInvoiceDate(date)}</bdi>;
  const document = (number: string | null) =>
    number && <LinkButton to={invoicePath(number)}>{number}</LinkButton>;
  const facts: [string, ReactNode][] = [
    [t('invoices.state'), <InvoiceStateTag key="state" invoice={invoice} />],
    [t('invoices.buyer'), <bdi key="buyer">{invoice.buyerName}</bdi>],
    [t('invoices.taxNumber'), invoice.buyerTaxNumber && <bdi dir="ltr">{invoice.buyerTaxNumber}</bdi>],
    [t('invoices.email'), invoice.buyerEmail && <bdi dir="ltr">{invoice.buyerEmail}</bdi>],
    [
      t('invoices.order'),
      <LinkButton key="order" to={ordersPath({ order: invoice.orderId })}>
        {invoice.orderNumber}
      </LinkButton>,
    ],
    ...ORDER_REFERENCE_FIELDS.map((field): [string, ReactNode] => [
      common(`order.${field}`),
      invoice[field] && <bdi>{invoice[field]}</bdi>,
    ]),
    [t('invoices.issued'), day(invoice.issueDate)],
    [t('invoices.supplied'), day(invoice.supplyDate)],
    [t('invoices.due'), day(invoice.dueDate)],
    [t('invoices.subtotal'), amount(subtotal)],
    [t('invoices.discount'), Number(discount) !== 0 && amount(discount)],
    [t('invoices.vat'), amount(vatAmount)],
    [t('invoices.total'), <strong key="total">{amount(totalAmount)}</strong>],
    [t('invoices.reverses'), document(invoice.reversesNumber)],
    [t('invoices.reversedBy'), document(invoice.reversedByNumber)],
    [t('invoices.credits'), document(invoice.creditsNumber)],
    [
      t('invoices.creditedBy'),
      creditedByNumbers.length > 0 && (
        <Flex wrap gap="small">
          {creditedByNumbers.map((number) => (
            <LinkButton key={number} to={invoicePath(number)}>
              {number}
            </LinkButton>
          ))}
        </Flex>
      ),
    ],
  ];
  return (
    <Flex vertical gap="middle">
      <Descriptions
        column={1}
        size="small"
        items={facts
          .filter(([, children]) => children)
          .map(([label, children]) => ({ key: label, label, children }))}
      />
      <LinkButton to={invoicePath(invoice.invoiceNumber)}>{t('invoices.show')}</LinkButton>
      <TransmissionPanel invoice={invoice} />
      {invoice.kind === 'invoice' && may('payments') && (
        <InvoiceTransfers invoiceNumber={invoice.invoiceNumber} />
      )}
      {isCreditable(invoice) && <CreditInvoice number={invoice.invoiceNumber} />}
    </Flex>
  );
}
