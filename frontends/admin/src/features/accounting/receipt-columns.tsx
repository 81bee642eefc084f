import { formatInvoiceDate } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Tag, Typography } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import type { DataColumn } from '../../shared/list/data-table';
import { useRights } from '../../shared/use-rights';
import type { ReceiptResponse } from './accounting-api';
import styles from './accounting.module.css';

type Column = DataColumn<ReceiptResponse>;

export function useReceiptColumns(): Column[] {
  const { t } = useTranslation('adminAccounting');
  const { t: common } = useTranslation();
  const { money } = useFormats();
  const { may } = useRights();
  return [
    {
      key: 'day',
      title: t('columns.day'),
      isRowHeader: true,
      render: ({ day }) => <bdi dir="ltr">{formatInvoiceDate(day)}</bdi>,
    },
    {
      key: 'kind',
      title: t('columns.movement'),
      onCard: 'state',
      render: ({ kind, isTest }) => (
        <>
          {t(`receiptKinds.${kind}`)} {isTest && <Tag>{t('test')}</Tag>}
        </>
      ),
    },
    { key: 'method', title: t('columns.method'), render: ({ method }) => common(`paymentMethod.${method}`) },
    {
      key: 'amount',
      title: t('columns.amount'),
      align: 'end',
      onCard: 'fact',
      render: ({ amount, currency }) => money({ amount, currency }),
    },
    {
      key: 'excess',
      title: t('columns.excess'),
      align: 'end',
      isTitled: true,
      render: ({ excessAmount, currency }) => excessAmount && money({ amount: excessAmount, currency }),
    },
    {
      key: 'fee',
      title: t('columns.fee'),
      align: 'end',
      render: ({ fee, feeCurrency }) => fee && feeCurrency && money({ amount: fee, currency: feeCurrency }),
    },
    {
      key: 'customer',
      title: t('columns.customer'),
      onCard: 'fact',
      render: ({ customer }) => <bdi>{customer}</bdi>,
    },
    {
      key: 'order',
      title: t('columns.order'),
      render: ({ orderId, orderNumber }) =>
        orderId !== null && may('orders:read') ? (
          <Link to={adminPath('orders', { open: orderId })}>
            <bdi dir="ltr">{orderNumber}</bdi>
          </Link>
        ) : (
          <bdi dir="ltr">{orderNumber}</bdi>
        ),
    },
    {
      key: 'invoice',
      title: t('columns.invoice'),
      render: ({ invoiceNumber }) =>
        invoiceNumber && may('invoices') ? (
          <Link to={adminPath('invoices', { search: invoiceNumber })}>
            <bdi dir="ltr">{invoiceNumber}</bdi>
          </Link>
        ) : (
          <bdi dir="ltr">{invoiceNumber}</bdi>
        ),
    },
    {
      key: 'reference',
      title: t('columns.reference'),
      render: ({ reference, isMatched }) => (
        <div className={styles.lines}>
          <bdi className={styles.reference}>{reference}</bdi>
          {isMatched && <Typography.Text type="secondary">{t('matched')}</Typography.Text>}
        </div>
      ),
    },
  ];
}
