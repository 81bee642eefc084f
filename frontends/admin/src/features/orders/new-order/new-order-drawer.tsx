import { directionOf } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Drawer } from '@kp/ui/dialogs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NewOrderForm } from './new-order-form';

interface NewOrderDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onPlaced: (orderId: number) => void;
}

/** Stays mounted when it is closed: what was typed is there again. Placing the order starts afresh. */
export function NewOrderDrawer({ isOpen, onClose, onPlaced }: NewOrderDrawerProps) {
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
      title={<span id={titleId}>{t('newOrder.title')}</span>}
      aria-labelledby={titleId}
      closable={{ 'aria-label': common('actions.close'), placement: 'end' }}
      maskClosable={false}
    >
      <NewOrderForm onPlaced={onPlaced} />
    </Drawer>
  );
}
