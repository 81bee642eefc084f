import { directionOf } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Drawer } from '@kp/ui/dialogs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NewOrderForm, type OrderDraft } from './new-order-form';

interface NewOrderDrawerProps {
  readonly isOpen: boolean;
  /** "New order" unless given. */
  readonly title?: string;
  /** Empty unless given. */
  readonly start?: OrderDraft;
  readonly onClose: () => void;
  readonly onPlaced: (orderId: number) => void;
}

/** Stays mounted when it is closed: what was typed is there again. Placing the order starts afresh. */
export function NewOrderDrawer({ isOpen, title, start, onClose, onPlaced }: NewOrderDrawerProps) {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  const { language } = useFormats();
  const titleId = useId();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      size="min(64rem, 100vw)"
      placement={directionOf(language) === 'rtl' ? 'left' : 'right'}
      title={<span id={titleId}>{title ?? t('newOrder.title')}</span>}
      aria-labelledby={titleId}
      closable={{ 'aria-label': common('actions.close'), placement: 'end' }}
      maskClosable={false}
    >
      <NewOrderForm start={start} onPlaced={onPlaced} />
    </Drawer>
  );
}
