import { DomainError } from '@kp/platform/http';

const STATUS = {
  'PAYMENTS.NOT_FOUND': 404,
  'PAYMENTS.METHOD_UNAVAILABLE': 422,
  'PAYMENTS.KEY_MISMATCH': 422,
  'PAYMENTS.IN_PROGRESS': 409,
  'PAYMENTS.NOT_REFUNDABLE': 409,
  'PAYMENTS.REFUND_TOO_LARGE': 409,
  'PAYMENTS.SETTINGS_CHANGED': 409,
  'PAYMENTS.KEYS_BESIDE_DEMO': 409,
  'PAYMENTS.KEYS_OF_BOTH_MODES': 409,
  'PAYMENTS.WEBHOOK_REFUSED': 400,
  'PAYMENTS.PROVIDER_REFUSED': 502,
  'PAYMENTS.PROVIDER_UNAVAILABLE': 503,
} satisfies Record<string, number>;

type PaymentErrorCode = keyof typeof STATUS;

export class PaymentError extends DomainError {
  constructor(code: PaymentErrorCode, message: string, details?: object) {
    super(code, STATUS[code], message, details);
  }
}

export function paymentNotFound(): PaymentError {
  return new PaymentError('PAYMENTS.NOT_FOUND', 'Payment not found');
}

export function methodUnavailable(): PaymentError {
  return new PaymentError('PAYMENTS.METHOD_UNAVAILABLE', "This payment method isn't available right now.");
}

export function paymentSettingsChanged(): PaymentError {
  const message = 'Somebody else changed the payment methods meanwhile. Please check them and save again.';
  return new PaymentError('PAYMENTS.SETTINGS_CHANGED', message);
}

/** Nobody may pay real money for demo products, nor to the invented seller. */
export function keysBesideDemoData(): PaymentError {
  const message =
    'Live keys are not accepted beside demo data. Remove the demo data first, or use test keys.';
  return new PaymentError('PAYMENTS.KEYS_BESIDE_DEMO', message);
}

/** Test money would buy real goods. */
export function keysOfBothModes(): PaymentError {
  const message =
    'One provider has live keys and another one test keys. Use live keys for all, or test keys for all.';
  return new PaymentError('PAYMENTS.KEYS_OF_BOTH_MODES', message);
}

export function keyMismatch(): PaymentError {
  const message = 'This key was used for something else. Please start again.';
  return new PaymentError('PAYMENTS.KEY_MISMATCH', message);
}

export function startInProgress(): PaymentError {
  return new PaymentError('PAYMENTS.IN_PROGRESS', 'This payment is already starting. Please try again.');
}

export function notRefundable(): PaymentError {
  return new PaymentError('PAYMENTS.NOT_REFUNDABLE', "There's nothing left to refund on this payment.");
}

export function refundTooLarge(left: string): PaymentError {
  const message = `You can refund up to ${left} on this payment.`;
  return new PaymentError('PAYMENTS.REFUND_TOO_LARGE', message, { left });
}

export function webhookRejected(why: string): PaymentError {
  return new PaymentError('PAYMENTS.WEBHOOK_REFUSED', `This message is not accepted: ${why}.`);
}

/** A retry would fail too. `reason` is for the log, not for the customer. */
export class ProviderRejectedError extends PaymentError {
  constructor(readonly reason: string) {
    super('PAYMENTS.PROVIDER_REFUSED', 'The payment provider declined. Please try another payment method.');
    this.cause = reason;
  }
}

/** No usable answer in time: the request may have taken effect. */
export class ProviderUnavailableError extends PaymentError {
  constructor(reason: string) {
    super('PAYMENTS.PROVIDER_UNAVAILABLE', "The payment provider isn't responding. Please try again.");
    this.cause = reason;
  }
}
