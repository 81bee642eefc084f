export { aPaymentWish, type PaymentsShop, startPaymentsShop } from './payments-shop';
export { PaypalStandIn } from './paypal-stand-in';
export { RevolutStandIn } from './revolut-stand-in';
export { sandboxEvent } from './sandbox-event';
export { type Fault, type ReceivedRequest, StandInServer } from './stand-in-server';
export { StripeStandIn } from './stripe-stand-in';
export type { SignedCall } from './webhook-call';
export { WebhookCourier } from './webhook-courier';
