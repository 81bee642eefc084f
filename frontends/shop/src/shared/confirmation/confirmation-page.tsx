import { PageHead, useRequestFailure } from '@kp/client';
import { ErrorPanel, Page, SkeletonText } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { type PlacedOrder, usePlacedOrder } from '../placed-order';
import { ConfirmationTicket } from './confirmation-ticket';
import styles from './confirmation.module.css';
import { NextSteps } from './next-steps';
import { useConfirmedOrder } from './use-confirmed-order';

/** Takes the place of the home page behind an order that was just placed. */
export function ConfirmationPage() {
  const placed = usePlacedOrder();
  return placed && <Confirmation placed={placed} />;
}

function Confirmation({ placed }: { readonly placed: PlacedOrder }) {
  const { t } = useTranslation(['order', 'common']);
  const failure = useRequestFailure();
  const { order, query } = useConfirmedOrder(placed);
  return (
    <Page>
      <PageHead title={t('common:order.number', { orderNumber: placed.orderNumber })} />
      <div className={styles.confirmation}>
        <div className={styles.rail} aria-hidden="true" data-print="hidden" />
        <ConfirmationTicket placed={placed} order={order}>
          {!order && !query.isError && query.isFetching && <SkeletonText lines={5} />}
          {!order && query.isError && <ErrorPanel {...failure.panel(query, t('orderStatus.failed'))} />}
        </ConfirmationTicket>
        <NextSteps placed={placed} order={order} />
      </div>
    </Page>
  );
}
