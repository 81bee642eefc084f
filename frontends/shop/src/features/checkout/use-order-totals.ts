import type {
  DeliveryOfferResponse,
  DestinationRequest,
  OrderPreviewResponse,
  PreviewOrderRequest,
} from '@kp/api-client/checkout';
import { type ShippingSettingsResponse, shopApi } from '@kp/api-client/shop';
import { answerOf, useAppDispatch } from '@kp/client';
import {
  type Address,
  billingAddressOf,
  type CheckoutForm,
  isBlank,
  isRomania,
  money,
  parseMinor,
  subtractMoney,
  type TaxLine,
} from '@kp/commerce';
import { buyerKindOf } from '@kp/commerce/legal-duties';
import type { OfferedPurchase } from '@kp/commerce/payment-method-terms';
import type { ReviewedLine } from '../../shared/cart/cart-review';
import { cartTotals, type CartTotals } from '../../shared/cart/cart-totals';
import { isDiscountRefusal } from './placing/order-failure';

/** What the server alone can price. */
export type AskedTotals = Omit<PreviewOrderRequest, 'items'>;

export interface OrderTotalsState {
  readonly totals: CartTotals;
  /** By the server, for what was asked; else by the settings of the shop. */
  readonly isCalculated: boolean;
  readonly isAsking: boolean;
  /** Why the server did not answer, for instance because it refused the discount code. */
  readonly problem: unknown;
  /** What can be chosen for the address; empty where there is nothing but the standard delivery. */
  readonly deliveries: readonly DeliveryOfferResponse[];
}

const totalsApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    orderTotals: build.query<OrderPreviewResponse, PreviewOrderRequest>({
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
  const query = totalsApi.useOrderTotalsQuery({ ...asked, items }, { skip: !isAsked });
  const totals = cartTotals(lines, settings);
  const problem: unknown = isAsked && !query.isFetching ? query.error : undefined;
  // The last totals stay while the next ones load.
  const known = query.currentData ?? (query.isFetching ? query.data : totalsWithout(problem));
  const answer = isAsked ? known : undefined;
  return {
    totals: answer ? answeredTotals(totals, answer) : totals,
    isCalculated: answer !== undefined && !query.isFetching,
    isAsking: isAsked && query.isFetching,
    problem,
    deliveries: answer?.deliveries ?? [],
  };
}

/** Asks for the totals of a destination that is not in the form. */
export function useTotalsFor(
  lines: readonly ReviewedLine[],
  settings: ShippingSettingsResponse | undefined,
  discountCode: string | undefined,
): (shippingAddress: DestinationRequest) => Promise<CartTotals> {
  const dispatch = useAppDispatch();
  const items = lines.map(({ line, product }) => ({ productId: product.id, quantity: line.quantity }));
  return async (shippingAddress) => {
    const { orderTotals } = totalsApi.endpoints;
    const asked = { items, shippingAddress, discountCode };
    const answer = await answerOf(dispatch(orderTotals.initiate(asked, { forceRefetch: true })));
    return answeredTotals(cartTotals(lines, settings), answer);
  };
}

type AnsweredTotals = Omit<OrderPreviewResponse, 'discountCode' | 'vatRate' | 'taxLines' | 'isTaxIncluded'> &
  Partial<OrderPreviewResponse>;

/** A refusal of a discount code has the totals without it. */
function totalsWithout(problem: unknown): AnsweredTotals | undefined {
  if (!isDiscountRefusal(problem)) return undefined;
  return (problem.problem.details as { totals?: AnsweredTotals } | undefined)?.totals;
}

/** When the server refused what the customer saw. */
export function useRefreshTotals(): () => void {
  const dispatch = useAppDispatch();
  return () => void dispatch(totalsApi.util.invalidateTags(['ShippingSettings']));
}

/** Once it decides what shipping costs: zones tell counties of Romania and other countries apart. */
export function destinationOf(
  { country, county, zipCode, city }: Address,
  settings: ShippingSettingsResponse | undefined,
): DestinationRequest | undefined {
  if (!settings?.isByAddress || !country) return undefined;
  // Some places of a country are outside its VAT area.
  if (!isRomania(country)) return zipCode ? { country, zipCode, city } : { country };
  return county ? { country, county } : undefined;
}

/** Of a company that names its number, whose tax may depend on it; nothing of anybody else. */
export function buyerOf(form: CheckoutForm): Pick<AskedTotals, 'billingAddress' | 'vatNumber'> {
  const { company, country } = billingAddressOf(form);
  const vatNumber = form.vatNumber.trim();
  if (isRomania(form.shippingAddress.country) || isBlank(company) || isBlank(vatNumber)) return {};
  return { billingAddress: { company: company!.trim(), country }, vatNumber };
}

/** By which payment methods are offered. */
export function purchaseOf(form: CheckoutForm, totalMinor: number): OfferedPurchase {
  const buyerKind = buyerKindOf(billingAddressOf(form).company, form.vatNumber.trim() || null);
  return { country: form.shippingAddress.country, buyerKind, totalMinor };
}

/** Of each only what is shown is known. */
const taxLineOf = ({
  category,
  rate,
  taxable,
  tax,
  removed,
}: OrderPreviewResponse['taxLines'][number]): TaxLine => ({
  category,
  rate,
  goodsMinor: parseMinor(taxable),
  discountMinor: 0,
  shippingMinor: 0,
  taxMinor: parseMinor(tax),
  removedMinor: parseMinor(removed),
});

function answeredTotals(totals: CartTotals, answer: AnsweredTotals): CartTotals {
  const amount = (decimal: string) => money(parseMinor(decimal), totals.currency);
  const [total, vat] = [amount(answer.totalAmount), amount(answer.vatAmount)];
  const { isTaxIncluded = totals.isTaxIncluded } = answer;
  return {
    ...totals,
    isTaxIncluded,
    vatNumberCheck: answer.vatNumberCheck,
    deliveryMethodId: answer.deliveryMethodId,
    taxLines: answer.taxLines?.map(taxLineOf) ?? totals.taxLines,
    discountCode: answer.discountCode,
    subtotal: amount(answer.subtotal),
    discount: amount(answer.discount),
    shipping: amount(answer.shipping),
    vat,
    total,
    totalBeforeVat: isTaxIncluded ? total : subtractMoney(total, vat),
  };
}
