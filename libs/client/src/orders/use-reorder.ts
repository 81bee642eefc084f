import { type GetProductApiArg, shopApi, type ProductResponse } from '@kp/api-client/shop';
import type { ReorderNote } from '@kp/commerce';
import { type LanguageCode, textLanguage } from '@kp/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCart } from '../cart/cart-provider';
import { isApiError } from '../errors/problem';
import { useRequestFailure } from '../errors/request-failure';
import { answerOf } from '../store/answer-of';
import { useAppStore, type AppStore } from '../store/create-store';
import { type OrderedItem, planReorder } from './plan-reorder';

export interface ReorderOutcome {
  readonly added: number;
  readonly notes: readonly ReorderNote[];
}

interface Reorder<Item> {
  /** What is being added. */
  readonly busyWith: readonly Item[] | undefined;
  readonly outcome: ReorderOutcome | undefined;
  run(items: readonly Item[]): Promise<void>;
}

const NOT_FOUND = 404;

export function useReorder<Item extends OrderedItem>(): Reorder<Item> {
  const { t, i18n } = useTranslation();
  const failure = useRequestFailure();
  const store = useAppStore();
  const { add } = useCart();
  const [busyWith, setBusyWith] = useState<readonly Item[]>();
  const [outcome, setOutcome] = useState<ReorderOutcome>();

  const fill = async (items: readonly Item[]): Promise<ReorderOutcome> => {
    const ids = [...new Set(items.map(({ productId }) => productId))];
    const products = await Promise.all(
      ids.map((id) => productToday(store, { id, language: textLanguage(i18n.language as LanguageCode) })),
    );
    const plan = planReorder(items, new Map(products.flatMap((each) => (each ? [[each.id, each]] : []))));
    const notes = [...plan.notes];
    let added = 0;
    // Sequential: two lines may hold the same product.
    for (const { product, quantity } of plan.adds) {
      if (await add(product, quantity, { isSilent: true, hidesFailure: true })) added += quantity;
      else notes.push({ kind: 'failed', name: product.name });
    }
    return { added, notes };
  };
  return {
    busyWith,
    outcome,
    run: async (items) => {
      setBusyWith(items);
      setOutcome(undefined);
      try {
        setOutcome(await fill(items));
      } catch (error) {
        failure.show(error, { title: t('cartToast.failedTitle') });
      } finally {
        setBusyWith(undefined);
      }
    },
  };
}

/** @returns nothing when the product is discontinued */
async function productToday(store: AppStore, query: GetProductApiArg): Promise<ProductResponse | undefined> {
  const { getProduct } = shopApi.endpoints;
  try {
    return await answerOf(store.dispatch(getProduct.initiate(query, { forceRefetch: true })));
  } catch (error) {
    if (isApiError(error) && error.status === NOT_FOUND) return undefined;
    throw error;
  }
}
