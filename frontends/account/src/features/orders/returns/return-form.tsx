import {
  type OrderResponse,
  type OrderReturnsResponse,
  type ReturnedItemRequest,
  useRequestOrderReturnMutation,
} from '@kp/api-client/account';
import { useRequestFailure, useToast } from '@kp/client';
import { MAX_RETURN_TEXT_LENGTH, RETURN_REASONS } from '@kp/commerce';
import { Select } from '@kp/ui/account';
import { Alert, Button, Form, Input } from '@kp/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ReturnFormProps {
  readonly order: OrderResponse;
  readonly items: OrderReturnsResponse['returnableItems'];
  readonly onClose: () => void;
}

interface ReturnValues {
  readonly items: Record<number, { quantity: string; reason: ReturnedItemRequest['reason'] }>;
  readonly comment?: string;
}

export function ReturnForm({ order, items, onClose }: ReturnFormProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [request, { isLoading }] = useRequestOrderReturnMutation();
  const [isEmpty, setEmpty] = useState(false);
  const send = async ({ items: chosen, comment }: ReturnValues) => {
    const returned = items
      .map(({ itemId }) => ({ itemId, ...chosen[itemId]!, quantity: Number(chosen[itemId]!.quantity) }))
      .filter(({ quantity }) => quantity > 0);
    setEmpty(returned.length === 0);
    if (returned.length === 0) return;
    const { error } = await request({ id: order.id, requestReturnRequest: { items: returned, comment } });
    if (error) return void failure.show(error, { title: t('returns.failed') });
    toast({ title: t('returns.requested') });
    onClose();
  };
  const reasons = RETURN_REASONS.map((value) => ({ value, label: common(`returnReason.${value}`) }));
  const nameOf = (itemId: number) => order.items.find(({ id }) => id === itemId)?.productName ?? '';
  return (
    <Form<ReturnValues> layout="vertical" requiredMark={false} onFinish={(values) => void send(values)}>
      {isEmpty && <Alert type="error" showIcon title={t('returns.chooseItem')} />}
      {items.map(({ itemId, quantity }) => (
        <div key={itemId}>
          <Form.Item
            name={['items', itemId, 'quantity']}
            label={t('returns.quantityOf', { name: nameOf(itemId) })}
            initialValue="0"
          >
            <Input type="number" inputMode="numeric" min={0} max={quantity} />
          </Form.Item>
          <Form.Item
            name={['items', itemId, 'reason']}
            label={t('returns.reasonOf', { name: nameOf(itemId) })}
            initialValue={RETURN_REASONS[0]}
          >
            <Select options={reasons} />
          </Form.Item>
        </div>
      ))}
      <Form.Item name="comment" label={t('returns.comment')}>
        <Input.TextArea rows={3} maxLength={MAX_RETURN_TEXT_LENGTH} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {t('returns.submit')}
      </Button>{' '}
      <Button onClick={onClose}>{common('actions.cancel')}</Button>
    </Form>
  );
}
