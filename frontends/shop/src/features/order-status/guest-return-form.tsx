import { linksApi, type OrderReturnsResponse, type OrderStatusResponse } from '@kp/api-client/links';
import { useRequestFailure, useToast } from '@kp/client';
import { MAX_RETURN_TEXT_LENGTH, RETURN_REASONS, type ReturnReason } from '@kp/commerce';
import { Button, QuantityStepper, Select, TextArea } from '@kp/ui';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './order-status.module.css';

interface GuestReturnFormProps {
  readonly order: OrderStatusResponse;
  /** From the link of the guest. */
  readonly token: string;
  readonly items: OrderReturnsResponse['returnableItems'];
  readonly onClose: () => void;
}

interface Chosen {
  readonly quantity: number;
  readonly reason: ReturnReason;
}

const NOT_CHOSEN: Chosen = { quantity: 0, reason: RETURN_REASONS[0] };

export function GuestReturnForm({ order, token, items, onClose }: GuestReturnFormProps) {
  const { t } = useTranslation('shop');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [request, { isLoading }] = linksApi.useRequestGuestReturnMutation();
  const [chosen, setChosen] = useState<Readonly<Record<number, Chosen>>>({});
  const [comment, setComment] = useState('');
  const [isEmpty, setEmpty] = useState(false);

  const choiceOf = (itemId: number) => chosen[itemId] ?? NOT_CHOSEN;
  const choose = (itemId: number, change: Partial<Chosen>) => {
    setEmpty(false);
    setChosen((before) => ({ ...before, [itemId]: { ...(before[itemId] ?? NOT_CHOSEN), ...change } }));
  };
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const returned = items
      .map(({ itemId }) => ({ itemId, ...choiceOf(itemId) }))
      .filter(({ quantity }) => quantity > 0);
    setEmpty(returned.length === 0);
    if (returned.length === 0 || isLoading) return;
    const requestReturnRequest = { items: returned, comment: comment.trim() || undefined };
    const { error } = await request({ token, requestReturnRequest });
    if (error) return void failure.show(error, { title: t('orderReturns.failed') });
    toast({ title: t('orderReturns.requested') });
    onClose();
  };
  const reasons = RETURN_REASONS.map((value) => ({ value, label: common(`returnReason.${value}`) }));
  const nameOf = (itemId: number) => order.items.find(({ id }) => id === itemId)?.productName ?? '';
  return (
    <form noValidate className={styles.part} onSubmit={(event) => void send(event)}>
      {items.map(({ itemId, quantity: max }) => {
        const { quantity, reason } = choiceOf(itemId);
        return (
          <fieldset key={itemId} className={styles.returnItem}>
            <legend>{nameOf(itemId)}</legend>
            <QuantityStepper
              value={quantity}
              min={0}
              max={max}
              limit="most"
              productName={nameOf(itemId)}
              onChange={(next) => choose(itemId, { quantity: next })}
            />
            {quantity > 0 && (
              <Select
                id={`return-reason-${itemId}`}
                label={t('orderReturns.reasonOf', { name: nameOf(itemId) })}
                options={reasons}
                value={reason}
                onChange={({ target }) => choose(itemId, { reason: target.value as ReturnReason })}
              />
            )}
          </fieldset>
        );
      })}
      <TextArea
        id="return-comment"
        label={t('orderReturns.comment')}
        rows={3}
        maxLength={MAX_RETURN_TEXT_LENGTH}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      {isEmpty && (
        <p role="alert" className={styles.failure}>
          {t('orderReturns.chooseItem')}
        </p>
      )}
      <div className={styles.downloads}>
        <Button type="submit" variant="primary" isBusy={isLoading}>
          {t('orderReturns.submit')}
        </Button>
        <Button onClick={onClose}>{common('actions.cancel')}</Button>
      </div>
    </form>
  );
}
