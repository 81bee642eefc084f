import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button';
import { useFormats } from '../format/use-formats';
import { Icon } from '../icon/icon';
import type { ReturnableItem } from './chosen-returns';
import type { OrderLine } from './order-details';
import styles from './order-returns.module.css';
import { ReturnForm, type ReturnRequest } from './return-form';
import { type ReturnAddress, ReturnList, type ShownReturn } from './return-list';

interface OrderReturnsProps {
  readonly order: { readonly orderNumber: string; readonly items: readonly OrderLine[] };
  readonly found: {
    readonly returnableUntil: string | null;
    readonly returnableItems: readonly ReturnableItem[];
    /** Newest first. */
    readonly returns: readonly ShownReturn[];
  };
  /** Of the shop; missing while it is not known. */
  readonly address: ReturnAddress | undefined;
  readonly isSending: boolean;
  /** @returns the number of the new return; undefined when it failed */
  readonly onSend: (request: ReturnRequest) => Promise<string | undefined>;
}

/** The returns of an order with what happens next, and the form for another one. */
export function OrderReturns({ order, found, address, isSending, onSend }: OrderReturnsProps) {
  const { t } = useTranslation('order');
  const { date } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const [returnNumber, setReturnNumber] = useState<string>();
  const message = useRef<HTMLDivElement>(null);
  const { returnableUntil, returnableItems, returns } = found;
  const send = async (request: ReturnRequest) => {
    const requested = await onSend(request);
    if (!requested) return;
    setReturnNumber(requested);
    setOpen(false);
    // The button that had the focus is gone with the form.
    message.current?.focus();
  };
  return (
    <div className={styles.returns}>
      <div role="status" ref={message} tabIndex={-1} className={styles.message}>
        {returnNumber && !isOpen && (
          <p className={styles.requested}>
            <Icon name="check" />
            {t('returns.requested', { returnNumber })}
          </p>
        )}
      </div>
      <ReturnList returns={returns} orderNumber={order.orderNumber} address={address} />
      {returnableUntil && <p>{t('returns.until', { date: date(returnableUntil) })}</p>}
      {returnableUntil && !isOpen && <Button onClick={() => setOpen(true)}>{t('returns.start')}</Button>}
      {returnableUntil && isOpen && (
        <ReturnForm
          lines={order.items}
          items={returnableItems}
          isSending={isSending}
          onSend={(request) => void send(request)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
