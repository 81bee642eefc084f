/** As much of Stripe.js as the checkout uses; it answers what a test tells it to. */
export class StripeStandIn {
  /** What confirming answers. */
  confirmation: object = { paymentIntent: { status: 'succeeded' } };
  /** What is wrong with the fields, in Stripe's words. */
  fieldProblem: { message: string } | undefined;
  wallets: object | undefined;
  /** Why the buttons of the wallets cannot be shown. */
  walletProblem: { message: string } | undefined;
  isFormThere = true;
  readonly confirmed: { clientSecret: string }[] = [];
  readonly options: Record<string, unknown>[] = [];

  readonly createToken = () => undefined;
  readonly createPaymentMethod = () => undefined;
  readonly confirmCardPayment = () => undefined;

  readonly confirmPayment = async (call: { clientSecret: string }) => {
    this.confirmed.push(call);
    return this.confirmation;
  };

  readonly elements = (options: Record<string, unknown>) => {
    this.options.push(options);
    const made = new Map<string, unknown>();
    return {
      update: () => undefined,
      submit: async () => ({ error: this.fieldProblem }),
      getElement: (type: string | { __elementType: string }) => {
        const name = typeof type === 'string' ? type : type.__elementType;
        return this.isFormThere ? (made.get(name) ?? null) : null;
      },
      create: (type: string) => {
        const element = this.element(type);
        made.set(type, element);
        return element;
      },
    };
  };

  private element(type: string) {
    return {
      mount: () => undefined,
      destroy: () => undefined,
      update: () => undefined,
      off: () => undefined,
      on: (event: string, listen: (details: object) => void) => {
        if (type !== 'expressCheckout') return;
        const isFine = this.walletProblem === undefined;
        if (event === 'ready' && isFine)
          queueMicrotask(() => listen({ availablePaymentMethods: this.wallets }));
        if (event === 'loaderror' && !isFine) queueMicrotask(() => listen({ error: this.walletProblem! }));
      },
    };
  }
}
