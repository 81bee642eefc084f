import type { OrderResponse } from '@kp/api-client/account';
import { type GetProductApiArg, shopApi, type ProductResponse } from '@kp/api-client/shop';
import { isApiError, useAppStore, useCart, useRequestFailure, type AppStore } from '@kp/client';
import { type LanguageCode, textLanguage } from '@kp/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { planReorder, type ReorderNote } from './plan-reorder';

export interface ReorderOutcome {
  readonly added: number;
  readonly notes: readonly ReorderNote[];
}

interface Reorder {
  readonly isBusy: boolean;
  readonly outcome: ReorderOutcome | undefined;
  run(): Promise<void>;
}

const NOT_FOUND = 404;

export function useReorder(order: Pick<OrderResponse, 'items'>): Reorder {
  const { t, i18n } = useTranslation();
  const failure = useRequestFailure();
  const store = useAppStore();
  const { add } = useCart();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ReorderOutcome>();

  const fill = async (): Promise<ReorderOutcome> => {
    const ids = [...new Set(order.items.map(({ productId }) => productId))];
    const products = await Promise.all(
      ids.map((id) => productToday(store, { id, language: textLanguage(i18n.language as LanguageCode) })),
    );
    const plan = planReorder(
      order.items,
      new Map(products.flatMap((each) => (each ? [[each.id, each]] : []))),
    );
    const notes = [...plan.notes];
    let added = 0;
    // Sequential: each shows a toast, and two lines may hold the same product.
    for (const { product, quantity } of plan.adds) {
      if (await add(product, quantity)) added += quantity;
      else notes.push({ kind: 'failed', name: product.name });
    }
    return { added, notes };
  };
  return {
    isBusy,
    outcome,
    run: async () => {
      setBusy(true);
      try {
        setOutcome(await fill());
      } catch (error) {
        failure.show(error, { title: t('cartToast.failedTitle') });
      } finally {
        setBusy(false);
      }
    },
  };
}

/** @returns nothing when the product is discontinued */
async function productToday(store: AppStore, query: GetProductApiArg): Promise<ProductResponse | undefined> {
  const { getProduct } = shopApi.endpoints;
  try {
    return await store
      .dispatch(getProduct.initiate(query, { forceRefetch: true, subscribe: false }))
      .unwrap();
  } catch (error) {
    if (isApiError(error) && error.status === NOT_FOUND) return undefined;
    throw error;
  }
}
