import type { OrderStatusResponse } from '@kp/api-client/links';
import { formatDateTime } from '@kp/i18n';
import { countryName } from '@kp/i18n/country-name';
import { UnbrokenNumbers, useFormats } from '@kp/ui';
import { AddressBlock, BalanceNotice, OrderProgress, OrderStatusBadge } from '@kp/ui/order';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { EnteredOrder } from '../../shared/placed-order';
import { GuestOrderItems } from './guest-order-items';
import styles from './order-status.module.css';

export interface OrderStatusViewProps {
  readonly order: OrderStatusResponse;
  /** What the customer has to do first. */
  readonly notice?: ReactNode;
  readonly children?: ReactNode;
}

export function OrderStatusView({ order, notice, children }: OrderStatusViewProps) {
  const { t } = useTranslation('order');
  const { t: common } = useTranslation();
  const { language } = useFormats();
  const { firstName, city, country } = order.shipTo;
  const { shippingAddress } = (useLocation().state ?? {}) as Partial<EnteredOrder>;
  return (
    <article className={styles.order}>
      <header className={styles.header}>
        <h1>
          <UnbrokenNumbers>{common('order.number', { orderNumber: order.orderNumber })}</UnbrokenNumbers>
        </h1>
        <OrderStatusBadge {...order} />
      </header>
      <p className={styles.soft}>
        {common('order.placedOn', { date: formatDateTime(order.createdAt, language) })}
        {!shippingAddress && (
          <>
            <br />
            {t('orderStatus.shipTo', { firstName, city, country: countryName(country, language) })}
          </>
        )}
      </p>
      {notice}
      <BalanceNotice order={order} />
      <OrderProgress order={order} />
      <GuestOrderItems order={order} />
      {shippingAddress && (
        <AddressBlock
          title={common('order.shippingAddress')}
          address={shippingAddress}
          country={countryName(shippingAddress.country, language)}
        />
      )}
      {children}
    </article>
  );
}
