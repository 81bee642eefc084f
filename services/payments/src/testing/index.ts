export { type PaymentsShop, aPaymentCommand, startPaymentsShop } from './payments-shop';
export { PaypalStandIn } from './paypal-stand-in';
export { RevolutStandIn } from './revolut-stand-in';
export { sandboxWebhook } from './sandbox-webhook';
export { type SignedCall } from './stand-in-server';
export { StripeStandIn } from './stripe-stand-in';
export { WebhookCourier } from './webhook-relay';
