import { adminApi, type OrderResponse } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { parseMinor } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { Alert, Button, Flex, Form, Input } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../shared/form-modal';
import { useRights } from '../../shared/use-rights';
import { isLinkNext } from './next-step';
import { SendBalanceLink } from './send-balance-link';

const { useRecordOrderBalanceByAdminMutation } = adminApi.enhanceEndpoints({
  endpoints: { recordOrderBalanceByAdmin: { invalidatesTags: ['Orders'] } },
});

/** What a change added to an order that was paid. */
export function OrderBalance({ order }: { readonly order: OrderResponse }) {
  const { t } = useTranslation('adminOrders');
  const { money, date } = useFormats();
  const { may } = useRights();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [isOpen, setOpen] = useState(false);
  const [record, { isLoading }] = useRecordOrderBalanceByAdminMutation();
  const { id, outstandingAmount: amount, currency, status, email, balanceLink } = order;
  if (parseMinor(amount) === 0 || status === 'cancelled') return null;
  const submit = async ({ reference }: { reference: string }) => {
    const { error } = await record({ id, recordBalanceRequest: { amount, reference: reference.trim() } });
    if (error) return void failure.show(error, { title: t('balance.failed') });
    toast({ title: t('balance.recorded') });
    setOpen(false);
  };
  const linkText = ({ sentAt, expiresAt }: NonNullable<OrderResponse['balanceLink']>) => {
    const isOver = new Date(expiresAt) <= new Date();
    return t(isOver ? 'balance.expired' : 'balance.sentOn', { sent: date(sentAt), until: date(expiresAt) });
  };
  // The button that the order waits for is offered once.
  const isOffered = may('orders:ship') && isLinkNext(order);
  const text = t('balance.outstanding', { amount: money({ amount, currency }) });
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={text}
        description={balanceLink && linkText(balanceLink)}
        action={
          <Flex wrap gap="small">
            {may('orders') && email && !isOffered && <SendBalanceLink order={order} />}
            {may('payments') && <Button onClick={() => setOpen(true)}>{t('balance.record')}</Button>}
          </Flex>
        }
      />
      <FormModal<{ reference: string }>
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('balance.record')}
        submitLabel={t('balance.record')}
        isBusy={isLoading}
        onSubmit={(values) => void submit(values)}
      >
        <p>{text}</p>
        <Form.Item
          name="reference"
          label={t('balance.reference')}
          extra={t('balance.referenceHint')}
          rules={[{ required: true, whitespace: true, message: t('balance.reference') }]}
        >
          <Input maxLength={200} autoComplete="off" />
        </Form.Item>
      </FormModal>
    </>
  );
}
