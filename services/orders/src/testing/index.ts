export { anAddress, anOrder } from './an-order';
export { type OrderAnswer, type OrdersShop, type ProductFacts, startOrdersShop } from './orders-shop';
