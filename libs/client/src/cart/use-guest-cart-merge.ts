import type { MergeCartResponse } from '@kp/api-client/shop';
import type { TFunction } from 'i18next';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../problem';
import { useAppSelector, useAppStore } from '../store/create-store';
import { useToast } from '../toasts/toast-provider';
import { mergeGuestCart } from './merge-guest-cart';

/** Merges what was chosen before signing in as soon as somebody is signed in, and says what had to be changed. */
export function useGuestCartMerge(): void {
  const store = useAppStore();
  const { t } = useTranslation();
  const { toast } = useToast();
  const userId = useAppSelector(({ session }) => session.user?.id);
  // Not part of what the effect follows: another language is no reason to merge again.
  const announce = useEffectEvent((answer: MergeCartResponse | null) => {
    if (answer) toast({ title: t('cartMerge.title'), description: mergeText(answer, t) });
  });
  const announceFailure = useEffectEvent((error: unknown) => {
    const description = problemText(error, t);
    toast({ title: t('cartToast.failedTitle'), description, variant: 'destructive' });
  });
  useEffect(() => {
    if (userId === undefined) return;
    // After a failure the guest cart is kept, and the next visit tries again.
    mergeGuestCart(store).then(announce, announceFailure);
  }, [store, userId]);
}

function mergeText({ adjusted }: MergeCartResponse, t: TFunction): string {
  if (adjusted.length === 0) return t('cartMerge.text');
  return adjusted
    .map((line) => t(line.quantity > 0 ? 'cartMerge.adjusted' : 'cartMerge.dropped', { ...line }))
    .join('. ');
}
