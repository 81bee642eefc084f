import { formatInvoiceDate } from '@kp/i18n';
import { countryName } from '@kp/i18n/country-name';
import { monthName } from '@kp/i18n/month-name';
import { useFormats } from '@kp/ui';
import { Typography } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import type { DataColumn } from '../../shared/list/data-table';
import { useRights } from '../../shared/use-rights';
import type { SaleResponse } from './accounting-api';
import styles from './accounting.module.css';

export function useSaleColumns(): DataColumn<SaleResponse>[] {
  const { t } = useTranslation('adminAccounting');
  const { t: common } = useTranslation();
  const { language, money, percent } = useFormats();
  const { may } = useRights();
  const { t: admin } = useTranslation('admin');
  const rateName = ({ country, category, rate }: SaleResponse['rates'][number]) =>
    [category === 'S' ? percent(String(rate)) : admin(`vatReport.categories.${category}`), country]
      .filter(Boolean)
      .join(' ');
  return [
    {
      key: 'number',
      title: t('columns.number'),
      isRowHeader: true,
      render: ({ invoiceNumber }) => <bdi dir="ltr">{invoiceNumber}</bdi>,
    },
    {
      key: 'issueDate',
      title: t('columns.issued'),
      render: ({ issueDate, lateOf }) => (
        <div className={styles.lines}>
          <bdi dir="ltr">{formatInvoiceDate(issueDate)}</bdi>
          {lateOf && (
            <Typography.Text type="warning">
              {t('lateOf', { month: monthName(lateOf, language) })}
            </Typography.Text>
          )}
        </div>
      ),
    },
    { key: 'kind', title: t('columns.kind'), onCard: 'state', render: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'customer',
      title: t('columns.customer'),
      onCard: 'fact',
      render: ({ customer, taxNumber, country }) => (
        <div className={styles.lines}>
          <bdi>{customer}</bdi>
          <Typography.Text type="secondary">
            {taxNumber && (
              <>
                <bdi dir="ltr">{taxNumber}</bdi>
                {' · '}
              </>
            )}
            {countryName(country, language)}
          </Typography.Text>
        </div>
      ),
    },
    {
      key: 'rates',
      title: t('columns.rates'),
      align: 'end',
      render: ({ rates, currency }) => (
        <div className={styles.lines}>
          {rates.map((rate) => (
            <span key={`${rate.country} ${rate.category} ${rate.rate}`}>
              {rateName(rate)}: {money({ amount: rate.taxable, currency })} +{' '}
              {money({ amount: rate.vat, currency })}
            </span>
          ))}
        </div>
      ),
    },
    {
      key: 'total',
      title: t('columns.total'),
      align: 'end',
      onCard: 'fact',
      render: ({ total, currency, accountingTotal, accountingCurrency }) => (
        <div className={styles.lines}>
          {money({ amount: total, currency })}
          {accountingTotal && accountingCurrency && (
            <Typography.Text type="secondary">
              {money({ amount: accountingTotal, currency: accountingCurrency })}
            </Typography.Text>
          )}
        </div>
      ),
    },
    {
      key: 'orderTotal',
      title: t('columns.orderTotal'),
      align: 'end',
      isOptional: true,
      render: ({ orderTotal, orderCurrency }) => money({ amount: orderTotal, currency: orderCurrency }),
    },
    {
      key: 'payment',
      title: t('columns.payment'),
      render: ({ kind, paymentMethod, isPaid, paidOn }) => (
        <div className={styles.lines}>
          <span>{common(`paymentMethod.${paymentMethod}`)}</span>
          {kind === 'invoice' && (
            <Typography.Text type="secondary">
              {isPaid && paidOn
                ? t('paidOn', { date: formatInvoiceDate(paidOn) })
                : t(isPaid ? 'paid' : 'open')}
            </Typography.Text>
          )}
        </div>
      ),
    },
    {
      key: 'order',
      title: t('columns.order'),
      render: ({ orderId, orderNumber }) =>
        may('orders:read') ? (
          <Link to={adminPath('orders', { open: orderId })}>
            <bdi dir="ltr">{orderNumber}</bdi>
          </Link>
        ) : (
          <bdi dir="ltr">{orderNumber}</bdi>
        ),
    },
    {
      key: 'supplyDate',
      title: t('columns.supplied'),
      isOptional: true,
      render: ({ supplyDate }) => <bdi dir="ltr">{formatInvoiceDate(supplyDate)}</bdi>,
    },
  ];
}
