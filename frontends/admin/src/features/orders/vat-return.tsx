import { adminApi, type OrderResponse } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { useFormats } from '@kp/ui';
import { Alert, Button } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../shared/use-rights';

const { useReturnOrderVatByAdminMutation } = adminApi.enhanceEndpoints({
  endpoints: { returnOrderVatByAdmin: { invalidatesTags: ['Orders'] } },
});

/** VAT that was paid in cash before the buyer's number was confirmed: nothing but the staff can give it back. */
export function VatReturn({ order }: { readonly order: OrderResponse }) {
  const { t } = useTranslation('adminOrders');
  const { money } = useFormats();
  const { may } = useRights();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [record, { isLoading }] = useReturnOrderVatByAdminMutation();
  const { id, vatToReturn: amount, currency, vatNumber } = order;
  if (!amount) return null;
  const submit = async () => {
    const { error } = await record({ id, returnVatRequest: { amount } });
    if (error) return void failure.show(error, { title: t('vatReturn.failed') });
    toast({ title: t('vatReturn.recorded') });
  };
  return (
    <Alert
      type="warning"
      showIcon
      title={t('vatReturn.tag')}
      description={t('vatReturn.text', { number: vatNumber, amount: money({ amount, currency }) })}
      action={
        may('payments') && (
          <Button loading={isLoading} onClick={() => void submit()}>
            {t('vatReturn.record')}
          </Button>
        )
      }
    />
  );
}
