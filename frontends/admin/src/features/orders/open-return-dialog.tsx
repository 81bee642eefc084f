import { adminApi, type OrderResponse } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { MAX_RETURN_TEXT_LENGTH, RETURN_REASONS } from '@kp/commerce';
import { Alert, Form, Input, Select } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { WholeNumberInput } from '../../shared/number-input';
import { adminPath } from '../../shared/admin-path';
import { FormModal } from '../../shared/form-modal';

const { useOpenReturnByAdminMutation } = adminApi.enhanceEndpoints({
  endpoints: { openReturnByAdmin: { invalidatesTags: ['Orders', 'Returns'] } },
});

type Reason = (typeof RETURN_REASONS)[number];

interface ReturnValues {
  readonly quantities: Record<number, string>;
  readonly reason: Reason;
  readonly comment?: string;
}

interface OpenReturnDialogProps {
  readonly order: OrderResponse;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** For a customer who writes or calls; then it is received and refunded like any other. */
export function OpenReturnDialog({ order, isOpen, onClose }: OpenReturnDialogProps) {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [isEmpty, setEmpty] = useState(false);
  const [open, { isLoading }] = useOpenReturnByAdminMutation();
  const submit = async ({ quantities, reason, comment }: ReturnValues) => {
    const items = Object.entries(quantities)
      .map(([itemId, quantity]) => ({ itemId: Number(itemId), quantity: Number(quantity), reason }))
      .filter(({ quantity }) => quantity > 0);
    setEmpty(items.length === 0);
    if (items.length === 0) return;
    const { data, error } = await open({ id: order.id, requestReturnRequest: { items, comment } });
    if (!data) return void failure.show(error, { title: t('openReturn.failed') });
    toast({ title: t('openReturn.opened', { number: data.returnNumber }) });
    void navigate(adminPath('returns', { open: data.id }));
  };
  const reasons = RETURN_REASONS.map((value) => ({ value, label: common(`returnReason.${value}`) }));
  return (
    <FormModal<ReturnValues>
      isOpen={isOpen}
      onClose={onClose}
      title={t('openReturn.title')}
      submitLabel={t('openReturn.title')}
      isBusy={isLoading}
      onSubmit={(values) => void submit(values)}
    >
      <p>{t('openReturn.hint')}</p>
      {isEmpty && <Alert type="error" showIcon title={t('openReturn.choose')} />}
      {order.items
        .filter(({ shippedQuantity }) => shippedQuantity > 0)
        .map(({ id, productName: name, shippedQuantity: left }) => (
          <Form.Item
            key={id}
            name={['quantities', id]}
            label={t('openReturn.quantityOf', { name, left })}
            initialValue="0"
          >
            <WholeNumberInput step="1" max={left} />
          </Form.Item>
        ))}
      <Form.Item
        name="reason"
        label={t('openReturn.reason')}
        rules={[{ required: true, message: t('returns.reasonRequired') }]}
      >
        <Select options={reasons} />
      </Form.Item>
      <Form.Item name="comment" label={t('returns.comment')}>
        <Input.TextArea rows={2} maxLength={MAX_RETURN_TEXT_LENGTH} />
      </Form.Item>
    </FormModal>
  );
}
