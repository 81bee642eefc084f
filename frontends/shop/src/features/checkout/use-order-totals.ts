import {
  shopApi,
  type DestinationRequest,
  type OrderTotalsResponse,
  type PreviewOrderRequest,
  type ShippingSettingsResponse,
} from '@kp/api-client/shop';
import { useAppDispatch } from '@kp/client';
import { type Address, isRomania, money, parseMinor, subtractMoney } from '@kp/commerce';
import type { ReviewedLine } from '../../shared/cart/cart-review';
import { cartTotals, type CartTotals } from '../../shared/cart/cart-totals';

/** What the server alone can price. */
export type AskedTotals = Omit<PreviewOrderRequest, 'items'>;

export interface OrderTotalsState {
  readonly totals: CartTotals;
  /** By the server, for what was asked; else by the settings of the shop. */
  readonly isCalculated: boolean;
}

const totalsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    orderTotals: build.query<OrderTotalsResponse, PreviewOrderRequest>({
      query: (body) => ({ url: '/api/orders/preview', method: 'POST', body }),
      keepUnusedDataFor: 0,
      providesTags: ['ShippingSettings'],
    }),
  }),
});

/** Asks the server only for what the browser cannot know. */
export function useOrderTotals(
  lines: readonly ReviewedLine[],
  settings: ShippingSettingsResponse | undefined,
  asked: AskedTotals,
): OrderTotalsState {
  const items = lines.map(({ line, product }) => ({ productId: product.id, quantity: line.quantity }));
  const isAsked = items.length > 0 && Object.values(asked).some((value) => value !== undefined);
  const { currentData } = totalsApi.useOrderTotalsQuery({ ...asked, items }, { skip: !isAsked });
  const totals = cartTotals(lines, settings);
  const answer = isAsked ? currentData : undefined;
  return { totals: answer ? answeredTotals(totals, answer) : totals, isCalculated: answer !== undefined };
}

/** When the server refused what the customer saw. */
export function useRefreshTotals(): () => void {
  const dispatch = useAppDispatch();
  return () => void dispatch(totalsApi.util.invalidateTags(['ShippingSettings']));
}

/** Once it decides what shipping costs: zones tell counties of Romania and other countries apart. */
export function destinationOf(
  { country, county }: Address,
  settings: ShippingSettingsResponse | undefined,
): DestinationRequest | undefined {
  if (!settings?.isByAddress || !country) return undefined;
  if (!isRomania(country)) return { country };
  return county ? { country, county } : undefined;
}

function answeredTotals(totals: CartTotals, answer: OrderTotalsResponse): CartTotals {
  const amount = (decimal: string) => money(parseMinor(decimal), totals.currency);
  const [total, vat] = [amount(answer.totalAmount), amount(answer.vatAmount)];
  return {
    ...totals,
    vatRate: answer.vatRate,
    subtotal: amount(answer.subtotal),
    discount: amount(answer.discount),
    shipping: amount(answer.shipping),
    ...{ vat, total, totalBeforeVat: subtractMoney(total, vat) },
  };
}
