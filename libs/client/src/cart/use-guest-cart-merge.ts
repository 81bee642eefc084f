import type { TFunction } from 'i18next';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestFailure } from '../errors/request-failure';
import { useAppSelector, useAppStore } from '../store/create-store';
import { useToast } from '../toasts/toast-provider';

/** Its code is fetched by who is signed in, so that it weighs nothing in the first view of others. */
export function useGuestCartMerge(): void {
  const store = useAppStore();
  const { t } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const userId = useAppSelector(({ session }) => session.user?.id);
  // An effect event, because a change of language must not merge again.
  const announce = useEffectEvent((textIn: (t: TFunction) => string) => {
    toast({ title: t('cartMerge.title'), description: textIn(t) });
  });
  const announceFailure = useEffectEvent((error: unknown) => {
    failure.show(error, { title: t('cartToast.failedTitle') });
  });
  useEffect(() => {
    if (userId === undefined) return;
    const merge = async () => {
      const chunk = import(/* webpackChunkName: "guest-cart-merge" */ './merge-guest-cart');
      const { mergeGuestCart, mergeText } = await chunk;
      const answer = await mergeGuestCart(store, userId);
      if (answer) announce((translate) => mergeText(answer, translate));
    };
    merge().catch(announceFailure);
  }, [store, userId]);
}
