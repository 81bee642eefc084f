import { IsText } from '@kp/platform/http';
import { IsIn } from 'class-validator';
import type { StartedPayment } from '../domain/payment-commands';
import type { DeclineCode, OnlineMethod, PaymentSnapshot } from '../domain/payment-snapshot';

/** Of the page behind a link that takes a payment. */
export class PaymentLinkRequest {
  @IsText(100)
  token: string;
}

export class StartLinkPaymentRequest extends PaymentLinkRequest {
  @IsIn(['stripe', 'revolut', 'paypal'])
  method: OnlineMethod;
}

export class StartedLinkPaymentResponse {
  /** The provider's id of the payment. */
  id: string;
  /** Stripe: confirms the payment in the browser. */
  clientSecret?: string;
  /** Revolut: opens the payment in the browser. */
  token?: string;
  /** PayPal: where the customer approves the payment. */
  approveUrl?: string;
  /** True when no money moves: test mode. */
  sandbox: boolean;

  static from(started: StartedPayment): StartedLinkPaymentResponse {
    const { providerRef: id, isSandbox: sandbox, clientSecret, token, approveUrl } = started;
    return {
      id,
      sandbox,
      ...(clientSecret ? { clientSecret } : {}),
      ...(token ? { token } : {}),
      ...(approveUrl ? { approveUrl } : {}),
    };
  }
}

interface LastDecline {
  isDeclined: boolean;
  message: string | null;
  declineCode: DeclineCode | null;
}

/** @param payments of the link, oldest first */
export function lastDeclineOf(payments: readonly PaymentSnapshot[]): LastDecline {
  const last = payments.at(-1);
  const isDeclined = last?.status === 'failed';
  return {
    isDeclined,
    message: isDeclined ? last.failureMessage : null,
    declineCode: isDeclined ? last.declineCode : null,
  };
}
