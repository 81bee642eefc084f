import { webhookRefused } from '../../domain/payment.errors';
import type { WebhookCall } from '../payment-provider';

/** Field of the question → header of the message. */
const HEADERS = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
};

/**
 * The question whether PayPal has sent this, as JSON text. The message stands in it byte by byte: written anew, its
 * signature would no longer fit.
 * @throws PaymentError PAYMENTS.WEBHOOK_REFUSED for what PayPal cannot have sent
 */
export function verificationRequest({ body, headers }: WebhookCall, webhookId: string): string {
  const known = Object.entries(HEADERS).map(([field, header]) => [field, headers[header]] as const);
  if (known.some(([, value]) => !value)) throw webhookRefused('it is not signed');
  const question = JSON.stringify({ ...Object.fromEntries(known), webhook_id: webhookId });
  return `${question.slice(0, -1)},"webhook_event":${body.toString()}}`;
}
