/** A webhook call as a provider sends it. */
export interface SignedCall {
  method: 'stripe' | 'revolut' | 'paypal';
  body: string;
  headers: Record<string, string>;
}
