import { adminApi } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import type { TagSubject } from '@kp/commerce/tag-rules';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';

/** Instead of their ids: as the list asks for them. */
export interface MatchingRows {
  readonly filter: object;
  /** As the list shows it, like “10,000+”. */
  readonly count: string;
}

/** Changes tags of all that a list finds; says on how many they changed. */
export function useChangeMatchingTags(subject: TagSubject) {
  const { t } = useTranslation('admin');
  const { toast } = useToast();
  const { number } = useFormats();
  const failure = useRequestFailure();
  const [ofOrders, orders] = adminApi.useChangeTagsOfOrdersByAdminMutation();
  const [ofProducts, products] = adminApi.useChangeTagsOfProductsByAdminMutation();
  const [ofCustomers, customers] = adminApi.useChangeTagsOfCustomersByAdminMutation();
  const send = { order: ofOrders, product: ofProducts, customer: ofCustomers }[subject];
  return {
    isBusy: orders.isLoading || products.isLoading || customers.isLoading,
    /** @returns whether it was stored */
    change: async ({ filter }: MatchingRows, names: { add: string[]; remove: string[] }) => {
      const { data, error } = await send({ ...filter, tagNamesRequest: names });
      if (error) failure.show(error, { title: t('tags.failed') });
      if (data) toast({ title: t('tags.savedOn', { number: number(data.changed) }) });
      return !error;
    },
  };
}
