import type { ReturnOfStaffResponse } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { isUnsellable, MAX_RETURN_TEXT_LENGTH, mayReturnBecome } from '@kp/commerce';
import { Button, Flex, Form, Input, Select } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DecimalInput, WholeNumberInput } from '../../shared/number-input';
import { FormModal } from '../../shared/form-modal';
import { useRights } from '../../shared/use-rights';
import { decimalAmount } from '../../shared/decimal-amount';
import {
  useApproveReturnByAdminMutation,
  useCloseReturnByAdminMutation,
  useReceiveReturnByAdminMutation,
  useRefundReturnByAdminMutation,
  useRejectReturnByAdminMutation,
} from './returns-api';

const ACTIONS = [
  { name: 'approve', to: 'approved', right: 'orders' },
  { name: 'reject', to: 'rejected', right: 'orders' },
  { name: 'receive', to: 'received', right: 'orders:ship' },
  { name: 'refund', to: 'refunded', right: 'payments' },
  { name: 'close', to: 'closed', right: 'orders' },
] as const;
type Action = (typeof ACTIONS)[number]['name'];

interface ActionValues {
  readonly reason?: string;
  readonly restock?: Record<number, string>;
  readonly method?: ReturnOfStaffResponse['refundMethods'][number];
  readonly amount?: string;
}

const AMOUNT = /^\s*\d{1,9}([.,]\d{1,2})?\s*$/;

export function ReturnActions({ request }: { readonly request: ReturnOfStaffResponse }) {
  const { t } = useTranslation('adminOrders');
  const [dialog, setDialog] = useState<Exclude<Action, 'approve'>>();
  const { run, isBusy } = useReturnAction(request);
  const { may } = useRights();
  const possible = ACTIONS.filter(({ to, right }) => may(right) && mayReturnBecome(request.state, to));
  const submit = async (values: ActionValues) => {
    if (dialog && (await run(dialog, values))) setDialog(undefined);
  };
  return (
    <Flex wrap gap="small">
      {possible.map(({ name }) => (
        <Button
          key={name}
          disabled={isBusy}
          onClick={() => (name === 'approve' ? void run(name, {}) : setDialog(name))}
        >
          {t(`returns.${name}`)}
        </Button>
      ))}
      <FormModal<ActionValues>
        isOpen={dialog !== undefined}
        onClose={() => setDialog(undefined)}
        title={dialog && t(`returns.${dialog}`)}
        submitLabel={dialog ? t(`returns.${dialog}`) : ''}
        isBusy={isBusy}
        onSubmit={(values) => void submit(values)}
      >
        {(dialog === 'reject' || dialog === 'close') && <ReasonField />}
        {dialog === 'receive' && <RestockFields request={request} />}
        {dialog === 'refund' && <RefundFields request={request} />}
      </FormModal>
    </Flex>
  );
}

function useReturnAction({ id, items }: ReturnOfStaffResponse) {
  const { t } = useTranslation('adminOrders');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [approve, { isLoading: isApproving }] = useApproveReturnByAdminMutation();
  const [reject, { isLoading: isRejecting }] = useRejectReturnByAdminMutation();
  const [receive, { isLoading: isReceiving }] = useReceiveReturnByAdminMutation();
  const [refund, { isLoading: isRefunding }] = useRefundReturnByAdminMutation();
  const [close, { isLoading: isClosing }] = useCloseReturnByAdminMutation();

  const send = (action: Action, { reason = '', restock = {}, method, amount = '' }: ActionValues) => {
    const units = items.map(({ itemId }) => ({ itemId, quantity: Number(restock[itemId]) || 0 }));
    switch (action) {
      case 'approve':
        return approve({ id });
      case 'reject':
        return reject({ id, returnReasonRequest: { reason } });
      case 'receive':
        return receive({ id, receiveReturnRequest: { restock: units } });
      case 'refund':
        return refund({ id, refundReturnRequest: { method: method!, amount: decimalAmount(amount) } });
      case 'close':
        return close({ id, returnReasonRequest: { reason } });
    }
  };
  const run = async (action: Action, values: ActionValues): Promise<boolean> => {
    const { error } = await send(action, values);
    if (error) failure.show(error, { title: t('returns.updateFailed') });
    else toast({ title: t('returns.updated') });
    return !error;
  };
  return { run, isBusy: isApproving || isRejecting || isReceiving || isRefunding || isClosing };
}

function ReasonField() {
  const { t } = useTranslation('adminOrders');
  const rules = [{ required: true, whitespace: true, message: t('returns.reasonRequired') }];
  return (
    <Form.Item name="reason" label={t('returns.reason')} rules={rules}>
      <Input maxLength={MAX_RETURN_TEXT_LENGTH} />
    </Form.Item>
  );
}

/** Damaged units go back on sale only when staff says so; the rest of an item is written off. */
function RestockFields({ request: { items } }: { request: ReturnOfStaffResponse }) {
  const { t } = useTranslation('adminOrders');
  return items.map(({ itemId, quantity, reason, productName: name }) => (
    <Form.Item
      key={itemId}
      name={['restock', itemId]}
      label={t('returns.restockOf', { quantity, name })}
      extra={t('returns.restockHint')}
      initialValue={String(isUnsellable(reason) ? 0 : quantity)}
    >
      <WholeNumberInput step="1" max={quantity} />
    </Form.Item>
  ));
}

function RefundFields({ request: { refundMethods, proposedRefund } }: { request: ReturnOfStaffResponse }) {
  const { t } = useTranslation('adminOrders');
  const methods = refundMethods.map((value) => ({ value, label: t(`returns.methods.${value}`) }));
  const rules = [{ required: true, pattern: AMOUNT, message: t('returns.amountHint') }];
  return (
    <>
      <Form.Item name="method" label={t('returns.method')} initialValue={refundMethods[0]}>
        <Select options={methods} />
      </Form.Item>
      <Form.Item name="amount" label={t('returns.amount')} initialValue={proposedRefund} rules={rules}>
        <DecimalInput />
      </Form.Item>
    </>
  );
}
