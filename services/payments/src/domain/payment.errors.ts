import { DomainError, refusalsOf } from '@kp/platform/http';

export class PaymentError extends DomainError {}

const refusal = refusalsOf(PaymentError);

export const paymentNotFound = refusal('PAYMENTS.NOT_FOUND', 404, 'Payment not found');
export const methodUnavailable = refusal(
  'PAYMENTS.METHOD_UNAVAILABLE',
  422,
  "This payment method isn't available right now.",
);
export const paymentSettingsChanged = refusal(
  'PAYMENTS.SETTINGS_CHANGED',
  409,
  'Somebody else changed the payment methods meanwhile. Please check them and save again.',
);

/** Nobody may pay real money for demo products, nor to the invented seller. */
export const keysBesideDemoData = refusal(
  'PAYMENTS.KEYS_BESIDE_DEMO',
  409,
  'Live keys are not accepted beside demo data. Remove the demo data first, or use test keys.',
);

/** Test money would buy real goods. */
export const keysOfBothModes = refusal(
  'PAYMENTS.KEYS_OF_BOTH_MODES',
  409,
  'One provider has live keys and another one test keys. Use live keys for all, or test keys for all.',
);
export const keyMismatch = refusal(
  'PAYMENTS.KEY_MISMATCH',
  422,
  'This key was used for something else. Please start again.',
);
export const startInProgress = refusal(
  'PAYMENTS.IN_PROGRESS',
  409,
  'This payment is already starting. Please try again.',
);
export const notRefundable = refusal(
  'PAYMENTS.NOT_REFUNDABLE',
  409,
  "There's nothing left to refund on this payment.",
);

export function refundTooLarge(left: string): PaymentError {
  const message = `You can refund up to ${left} on this payment.`;
  return new PaymentError('PAYMENTS.REFUND_TOO_LARGE', 409, message, { left });
}

export function webhookRejected(why: string): PaymentError {
  return new PaymentError('PAYMENTS.WEBHOOK_REFUSED', 400, `This message is not accepted: ${why}.`);
}

/** A retry would fail too. `reason` is for the log, not for the customer. */
export class ProviderRejectedError extends PaymentError {
  constructor(readonly reason: string) {
    super(
      'PAYMENTS.PROVIDER_REFUSED',
      502,
      'The payment provider declined. Please try another payment method.',
    );
    this.cause = reason;
  }
}

/** No usable answer in time: the request may have taken effect. */
export class ProviderUnavailableError extends PaymentError {
  constructor(reason: string) {
    super('PAYMENTS.PROVIDER_UNAVAILABLE', 503, "The payment provider isn't responding. Please try again.");
    this.cause = reason;
  }
}
