export { anAddress, anOrder } from './an-order';
export { type BegunPayment, type CheckoutShop, DECLINED_CARD, startCheckoutShop } from './checkout-shop';
export type { PlaceOrderCommand } from '../domain/new-order';
export type { OrderStatusResponse } from '../http/order-status.dto';
export { type OrderAnswer, type OrdersShop, type ProductFacts, startOrdersShop } from './orders-shop';
export { StatusLinks } from '../status-links';
