import type { WithdrawableOrderResponse } from '@kp/api-client/links';

/** How the customer names the order: by a link of it, or by its number and email. */
export type Claim = { readonly token: string } | { readonly orderNumber: string; readonly email: string };

export interface Declaration {
  readonly claim: Claim;
  readonly name: string;
  readonly order: WithdrawableOrderResponse;
  readonly items: readonly { readonly itemId: number; readonly quantity: number }[];
}
