/** As much of Stripe.js as the checkout uses; it answers what a test tells it to. */
export class StripeFake {
  /** What confirming answers. */
  confirmation: object = { paymentIntent: { status: 'succeeded' } };
  /** What is wrong with the fields, in Stripe's words. */
  fieldProblem: { message: string } | undefined;
  wallets: object | undefined;
  /** Why the buttons of the wallets cannot be shown. */
  walletProblem: { message: string } | undefined;
  /** Its buttons are still on their way. */
  isSlow = false;
  isFormThere = true;
  readonly confirmed: { clientSecret: string }[] = [];
  readonly options: Record<string, unknown>[] = [];
  /** The window of Apple Pay or Google Pay: open from the press of its button until it gets an answer. */
  sheet: 'closed' | 'open' | 'failed' = 'closed';
  /** What the elements were said to cost, in minor units. */
  readonly amounts: number[] = [];
  private isSubmitted = false;
  private onConfirm: ((event: object) => void) | undefined;
  private onAddress: ((event: object) => void) | undefined;

  /** Whether the page has attached its listener for the wallets' buttons. */
  get canOpenWallet(): boolean {
    return this.onConfirm !== undefined;
  }

  /** The customer presses the wallet's button and confirms in its window. */
  agreeInWallet(details: object = {}): void {
    if (!this.onConfirm) throw new Error('The buttons of the wallets are not on the page yet.');
    this.sheet = 'open';
    this.onConfirm({
      expressPaymentType: 'apple_pay',
      ...details,
      paymentFailed: () => {
        this.sheet = 'failed';
      },
    });
  }

  /** The customer chooses an address in the wallet's window. @returns what it shows for the delivery, or that it does not go there */
  chooseInWallet(address: object): Promise<unknown> {
    return new Promise((resolve) =>
      this.onAddress!({ address, resolve, reject: () => resolve('not delivered there') }),
    );
  }

  readonly createToken = () => undefined;
  readonly createPaymentMethod = () => undefined;
  readonly confirmCardPayment = () => undefined;

  readonly confirmPayment = async (call: { clientSecret: string }) => {
    if (!this.isSubmitted) {
      throw new Error('elements.submit() must be called before stripe.confirmPayment().');
    }
    this.isSubmitted = false;
    this.confirmed.push(call);
    if ('paymentIntent' in this.confirmation) this.sheet = 'closed';
    return this.confirmation;
  };

  readonly elements = (options: Record<string, unknown>) => {
    this.options.push(options);
    const made = new Map<string, unknown>();
    return {
      update: ({ amount }: { amount?: number }) => {
        if (amount !== undefined) this.amounts.push(amount);
      },
      submit: async () => {
        // In a wallet's flow the card fields are not looked at.
        const error = this.sheet === 'open' ? undefined : this.fieldProblem;
        this.isSubmitted = error === undefined;
        return { error };
      },
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
      destroy: () => {
        if (type === 'expressCheckout') this.onConfirm = undefined;
      },
      update: () => undefined,
      off: () => undefined,
      on: (event: string, listen: (details: object) => void) => {
        if (type !== 'expressCheckout') return;
        if (event === 'confirm') this.onConfirm = listen;
        if (event === 'shippingaddresschange') this.onAddress = listen;
        const isFine = this.walletProblem === undefined;
        if (event === 'ready' && isFine && !this.isSlow)
          queueMicrotask(() => listen({ availablePaymentMethods: this.wallets }));
        if (event === 'loaderror' && !isFine) queueMicrotask(() => listen({ error: this.walletProblem! }));
      },
    };
  }
}
