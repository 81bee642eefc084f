import type { DestinationRequest } from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import { SkeletonText } from '@kp/ui';
import { OrderSums } from '@kp/ui/order';
import { Alert, LoadFailure } from '@kp/ui/admin';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { DeliveryField } from './delivery-field';
import { LineFields } from './line-fields';
import { PageCard } from '../../../shared/page-card';
import { newOrderApi } from './new-order-api';
import { addLine, type DraftLine, previewedItems } from './order-lines';
import { ProductSearch } from './product-search';
import styles from './new-order.module.css';

interface LineEditorProps {
  /** Decides what shipping costs. */
  readonly destination: DestinationRequest;
  readonly discountCode: string;
  readonly deliveryMethodId: number | undefined;
  readonly onDelivery: (id: number | undefined) => void;
  readonly lines: readonly DraftLine[];
  readonly onChange: (lines: readonly DraftLine[]) => void;
  readonly isChecked: boolean;
}

/** Products and what they cost: the server counts, so the total is that of the order. */
export function LineEditor(props: LineEditorProps) {
  const { destination, discountCode, deliveryMethodId, onDelivery, lines, onChange, isChecked } = props;
  const { t } = useTranslation('adminOrders');
  const failure = useRequestFailure();
  const items = previewedItems(useDeferredValue(lines));
  const preview = newOrderApi.usePhoneOrderTotalsQuery(
    { items, shippingAddress: destination, deliveryMethodId, ...(discountCode && { discountCode }) },
    { skip: items.length === 0 },
  );
  const totals = items.length > 0 ? preview.data : undefined;
  return (
    <PageCard title={t('drawer.lines')}>
      <ProductSearch onSelect={(product) => onChange(addLine(lines, product))} />
      {isChecked && lines.length === 0 && (
        <Alert type="error" showIcon title={t('newOrder.problems.empty')} />
      )}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <LineFields
            key={line.product.id}
            line={line}
            priced={totals?.items.find(({ productId }) => productId === line.product.id)}
            isChecked={isChecked}
            onChange={(changed) => onChange(lines.map((each) => (each === line ? changed : each)))}
            onRemove={() => onChange(lines.filter((each) => each !== line))}
          />
        ))}
      </ul>
      {items.length > 0 && preview.error && (
        <LoadFailure {...failure.panel(preview, t('newOrder.totalsFailed'))} />
      )}
      {items.length > 0 && !preview.error && !totals && <SkeletonText lines={4} />}
      {totals && !preview.error && (
        <>
          <DeliveryField totals={totals} onChoose={onDelivery} />
          <OrderSums order={totals} />
        </>
      )}
    </PageCard>
  );
}
