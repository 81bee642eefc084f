import type { OrderResponse } from '@kp/api-client/admin';
import { editBarrier } from '@kp/commerce/order-editing';
import { Button } from '@kp/ui/admin';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../../shared/use-rights';
import { PageCard } from '../../../shared/page-card';
import { useShortcut } from '../../../shared/shortcuts';
import { EditItems } from './edit-items';

interface EditableItemsProps {
  readonly order: OrderResponse;
  /** While nothing is edited. */
  readonly children: ReactNode;
}

export function EditableItems({ order, children }: EditableItemsProps) {
  const { t } = useTranslation('adminOrders');
  const { may } = useRights();
  const [isEditing, setEditing] = useState(false);
  const barrier = editBarrier(order);
  const isOver = barrier === 'sent' || barrier === 'refunded';
  useShortcut(
    may('orders') && barrier === null && { key: 'e', label: t('edit.title'), run: () => setEditing(true) },
  );
  return (
    <PageCard
      title={t(isEditing ? 'edit.title' : 'drawer.lines')}
      action={
        may('orders') &&
        !isEditing &&
        !isOver && (
          <Button
            size="small"
            disabled={barrier !== null}
            title={barrier ? t(`edit.barriers.${barrier}`) : undefined}
            onClick={() => setEditing(true)}
          >
            {t('edit.title')}
          </Button>
        )
      }
    >
      {isEditing ? <EditItems order={order} onClose={() => setEditing(false)} /> : children}
    </PageCard>
  );
}
