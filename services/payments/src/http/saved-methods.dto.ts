export class SavedMethodsResponse {
  /** For Stripe.js, valid for half an hour; null where nothing can be saved. */
  clientSecret: string | null;
}
