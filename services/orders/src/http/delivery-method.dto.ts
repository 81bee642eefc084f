import type { ChosenDelivery, DeliveryKind } from '@kp/commerce/delivery-methods';

/** A way of delivery as customers read it. */
export class DeliveryMethodView implements ChosenDelivery {
  id: number;
  kind: DeliveryKind;
  /** Empty for the words of its kind. @example "Express" */
  name: string;
}
