import { saveFile } from '@kp/client/files';
import { isOrderReference, orderTexts } from '@kp/commerce';
import { countryName } from '@kp/i18n/country-name';
import { Button, ButtonLink, useFormats } from '@kp/ui';
import { AddressBlock, arrivalOf, OrderSteps, OrderTextSections } from '@kp/ui/order';
import { useTranslation } from 'react-i18next';
import type { EnteredOrder, PlacedOrder } from '../placed-order';
import styles from './confirmation.module.css';
import { CreateAccount } from './create-account';
import { deliveryCalendar } from './delivery-calendar';
import type { ConfirmedOrder } from './use-confirmed-order';

interface NextStepsProps {
  readonly placed: PlacedOrder;
  readonly order: ConfirmedOrder | undefined;
}

const ORDERS_PATH = '/account?tab=orders';

/** Beside the ticket: where the order stands, where it goes, and what can be done with it. */
export function NextSteps({ placed, order }: NextStepsProps) {
  const { t } = useTranslation(['order', 'checkout', 'common']);
  const { language } = useFormats();
  const orderPath = placed.statusPath ?? (order?.id ? `${ORDERS_PATH}&order=${order.id}` : undefined);
  const address = order?.shippingAddress;
  return (
    <div className={styles.next}>
      {order && <OrderSteps order={order} />}
      {address && (
        <div className={styles.address}>
          <AddressBlock
            title={t('common:order.shippingAddress')}
            address={address}
            country={countryName(address.country, language)}
          />
          <OrderTextSections
            order={orderTexts((field) => (isOrderReference(field) ? null : (order[field] ?? null)))}
          />
        </div>
      )}
      <div className={styles.actions} data-print="hidden">
        <ButtonLink
          to={orderPath ?? ORDERS_PATH}
          // The link of the order tells no street, because links are forwarded.
          state={address && ({ shippingAddress: address } satisfies EnteredOrder)}
          variant="primary"
          icon="truck"
        >
          {orderPath ? t('orderPlaced.follow') : t('orderPlaced.viewOrders')}
        </ButtonLink>
        <Button onClick={() => window.print()}>{t('confirmation.print')}</Button>
        {order && <CalendarButton placed={placed} order={order} />}
        <ButtonLink to="/products" variant="quiet">
          {t('checkout:emptyLink')}
        </ButtonLink>
      </div>
      <CreateAccount placed={placed} address={address} />
    </div>
  );
}

function CalendarButton({ placed, order }: NextStepsProps & { readonly order: ConfirmedOrder }) {
  const { t } = useTranslation(['order', 'common']);
  const { orderNumber, statusPath } = placed;
  const { shippingAddress } = order;
  const { firstDay, lastDay } = arrivalOf(order);
  if (!firstDay || !lastDay) return null;
  const handleClick = () => {
    const place = shippingAddress && [shippingAddress.address, shippingAddress.zipCode, shippingAddress.city];
    const calendar = deliveryCalendar({
      orderNumber,
      firstDay,
      lastDay,
      title: t('confirmation.calendarTitle', {
        shop: t('common:shop.name'),
        orderNumber,
      }),
      location: place?.filter(Boolean).join(', '),
      url: new URL(statusPath ?? ORDERS_PATH, window.location.origin).href,
    });
    saveFile(new Blob([calendar], { type: 'text/calendar;charset=utf-8' }), `${orderNumber}.ics`);
  };
  return <Button onClick={handleClick}>{t('confirmation.calendar')}</Button>;
}
