import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, problemText } from '../errors/problem';
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
  return useMemo(
    () => ({
      added: (name) =>
        toast({ title: t('cartToast.addedTitle'), description: t('cartToast.addedDescription', { name }) }),
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
        toast({
          title: t('cartToast.failedTitle'),
          description: failureText(error, t),
          variant: 'destructive',
        }),
    }),
    [t, toast],
  );
}

function failureText(error: unknown, t: TFunction): string {
  const hasAnswer = isApiError(error) && error.status > 0;
  return hasAnswer ? problemText(error, t) : t('cartToast.failedDescription');
}
