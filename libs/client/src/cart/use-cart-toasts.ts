import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnreachable } from '../errors/problem';
import { useRequestFailure } from '../errors/request-failure';
import { useToast } from '../toasts/toast-provider';

export interface CartToasts {
  added(name: string): void;
  addedOffline(name: string): void;
  removed(name: string, undo: () => void): void;
  restored(name: string): void;
  cleared(): void;
  short(name: string, remaining: number): void;
  failed(error: unknown): void;
}

export function useCartToasts(): CartToasts {
  const { t } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  return useMemo(
    () => ({
      added: (name) =>
        toast({
          title: t('cartToast.addedTitle'),
          description: t('cartToast.addedDescription', { name }),
          action: { label: t('cartToast.viewCart'), to: '/cart' },
        }),
      addedOffline: (name) =>
        toast({
          title: t('cartToast.addedTitle'),
          description: t('cartToast.addedOfflineDescription', { name }),
        }),
      removed: (name, undo) =>
        toast({
          title: t('cartToast.removedTitle'),
          description: t('cartToast.removedDescription', { name }),
          action: { label: t('actions.undo'), onSelect: undo },
        }),
      restored: (name) => toast({ title: t('cartToast.undone', { name }) }),
      cleared: () =>
        toast({ title: t('cartToast.clearedTitle'), description: t('cartToast.clearedDescription') }),
      short: (name, remaining) =>
        toast({
          title: t('cartToast.shortTitle'),
          description: t('cartToast.shortDescription', { name, count: remaining }),
          variant: 'destructive',
        }),
      failed: (error) =>
        failure.show(error, {
          title: t('cartToast.failedTitle'),
          text: isUnreachable(error) ? t('cartToast.failedDescription') : undefined,
        }),
    }),
    [t, toast, failure],
  );
}
