import { adminApi, type OrderResponse } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { Button } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';

const { useSendOrderBalanceLinkByAdminMutation } = adminApi.enhanceEndpoints({
  endpoints: { sendOrderBalanceLinkByAdmin: { invalidatesTags: ['Orders'] } },
});

interface SendBalanceLinkProps {
  readonly order: OrderResponse;
  readonly isPrimary?: boolean;
}

/** Mails the customer a link that takes what a change added. */
export function SendBalanceLink({ order, isPrimary = false }: SendBalanceLinkProps) {
  const { t } = useTranslation('adminOrders');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [send, { isLoading }] = useSendOrderBalanceLinkByAdminMutation();
  const { id, outstandingAmount: amount, balanceLink } = order;
  const submit = async () => {
    const { error } = await send({ id, sendBalanceLinkRequest: { amount } });
    if (error) return void failure.show(error, { title: t('balance.linkFailed') });
    toast({ title: t('balance.linkSent') });
  };
  return (
    <Button type={isPrimary ? 'primary' : 'default'} loading={isLoading} onClick={() => void submit()}>
      {t(balanceLink ? 'balance.sendAgain' : 'balance.send')}
    </Button>
  );
}
