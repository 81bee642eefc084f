export { type PaymentsShop, aPaymentCommand, startPaymentsShop } from './payments-shop';
export { PaypalFake } from './paypal-fake';
export { RevolutFake } from './revolut-fake';
export { sandboxWebhook } from './sandbox-webhook';
export { type SignedCall } from './fake-provider';
export { StripeFake } from './stripe-fake';
export { WebhookRelay } from './webhook-relay';
