import { shopApi, type CheckoutResponse } from '@kp/api-client/shop';
import { useCallback } from 'react';

const EVERY_MILLISECONDS = 1000;

const pause = () => new Promise((resolve) => setTimeout(resolve, EVERY_MILLISECONDS));

/** An order was made, or its money goes back. */
const isEnd = ({ status }: CheckoutResponse) => status === 'ordered' || status === 'out_of_stock';

/**
 * Waits for the order of a paid checkout, which the shop makes when it hears of the money: mostly within a second.
 *
 * @returns how it stands after that many looks at the latest; null when the shop did not answer
 */
export function useAwaitOrder(): (checkoutId: string, looks: number) => Promise<CheckoutResponse | null> {
  const [look] = shopApi.useLazyGetCheckoutQuery();
  return useCallback(
    async (id, looks) => {
      let last: CheckoutResponse | null = null;
      for (let tries = 0; tries < looks; tries += 1) {
        if (tries > 0) await pause();
        last = await look({ id })
          .unwrap()
          .catch(() => last);
        if (last && isEnd(last)) return last;
      }
      return last;
    },
    [look],
  );
}
