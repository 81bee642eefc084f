import { linksApi, type OrderReturnsResponse, type OrderStatusResponse } from '@kp/api-client/links';
import { isApiError, useRequestFailure } from '@kp/client';
import { Badge, Button, ErrorPanel, SkeletonText, useFormats } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GuestReturnForm } from './guest-return-form';
import styles from './order-status.module.css';

const NOT_FOUND = 404;

interface GuestReturnsProps {
  readonly order: OrderStatusResponse;
  /** From the link of the guest. */
  readonly token: string;
}

/** The returns of an order that was delivered, and the form for another one. */
export function GuestReturns({ order, token }: GuestReturnsProps) {
  const wasDelivered = order.history.some(({ toStatus }) => toStatus === 'delivered');
  return wasDelivered ? <Returns order={order} token={token} /> : null;
}

function Returns({ order, token }: GuestReturnsProps) {
  const { t } = useTranslation('shop');
  const failure = useRequestFailure();
  const query = linksApi.useListGuestReturnsQuery({ token });
  const { currentData, error } = query;
  // The order of a customer, who returns items in the account.
  if (isApiError(error) && error.status === NOT_FOUND) return null;
  if (currentData && !currentData.returnableUntil && currentData.returns.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="returns-title" data-print="hidden">
      <h2 id="returns-title">{t('orderReturns.title')}</h2>
      {currentData && <ReturnsOfOrder order={order} token={token} found={currentData} />}
      {!currentData && !error && <SkeletonText lines={3} />}
      {!currentData && error && <ErrorPanel {...failure.panel(query, t('orderReturns.loadFailed'))} />}
    </section>
  );
}

function ReturnsOfOrder({
  order,
  token,
  found: { returns, returnableItems, returnableUntil },
}: GuestReturnsProps & { readonly found: OrderReturnsResponse }) {
  const { t } = useTranslation('shop');
  const { date } = useFormats();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {returns.length > 0 && (
        <ul className={styles.history}>
          {returns.map((each) => (
            <li key={each.id}>
              <ReturnFacts request={each} />
            </li>
          ))}
        </ul>
      )}
      {returnableUntil && <p>{t('orderReturns.until', { date: date(returnableUntil) })}</p>}
      {returnableUntil && !isOpen && <Button onClick={() => setOpen(true)}>{t('orderReturns.start')}</Button>}
      {returnableUntil && isOpen && (
        <GuestReturnForm order={order} token={token} items={returnableItems} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function ReturnFacts({ request }: { readonly request: OrderReturnsResponse['returns'][number] }) {
  const { t } = useTranslation('shop');
  const { t: common } = useTranslation();
  const { money } = useFormats();
  const { returnNumber, state, items, staffReason, refundAmount, currency } = request;
  return (
    <div className={styles.return}>
      <p>
        <bdi dir="ltr">{returnNumber}</bdi> <Badge>{common(`returnState.${state}`)}</Badge>
      </p>
      {items.map(({ itemId, quantity, productName: name, reason }) => (
        <p key={itemId} className={styles.soft}>
          {t('orderReturns.line', { quantity, name })}
          {' · '}
          {common(`returnReason.${reason}`)}
        </p>
      ))}
      {staffReason && (
        <p>
          <bdi>{staffReason}</bdi>
        </p>
      )}
      {refundAmount && (
        <p>{t('orderReturns.refunded', { amount: money({ amount: refundAmount, currency }) })}</p>
      )}
    </div>
  );
}
