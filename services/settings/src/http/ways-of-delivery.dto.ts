import { minorToDecimal } from '@kp/commerce';
import { type DeliveryKind, deliveryNameIn } from '@kp/commerce/delivery-methods';
import type { PlacedMethod } from '../delivery-methods.service';

export class WayOfDeliveryResponse {
  kind: DeliveryKind;
  /** Empty for the words of its kind. */
  name: string;
  /** ISO 3166 codes; without any place it is offered in the whole of the seller's country. */
  countries: string[];
  /** Names of Romanian counties. */
  counties: string[];
  /** The lowest of its costs. @example "9.00" */
  cost: string;
  /** Every order pays it, whatever it weighs or is worth. */
  isFixed: boolean;
  /** Free strictly above this subtotal; empty for that of the place. @example "300.00" */
  freeShippingThreshold: string;
  /** Of a courier with days of its own. */
  minDays: number | null;
  maxDays: number | null;
  /** When the van comes: 1 is Monday, 7 is Sunday. */
  weekdays: number[];

  static from({ method, countries, counties }: PlacedMethod, language: string): WayOfDeliveryResponse {
    const { kind, rates, thresholdMinor, minDays, maxDays, weekdays } = method;
    const costs = rates.map(({ costMinor }) => costMinor);
    return {
      kind,
      name: deliveryNameIn(method, language),
      countries: [...countries],
      counties: [...counties],
      cost: minorToDecimal(Math.min(...costs)),
      isFixed: new Set(costs).size === 1,
      freeShippingThreshold: thresholdMinor === null ? '' : minorToDecimal(thresholdMinor),
      minDays,
      maxDays,
      weekdays: [...weekdays],
    };
  }
}
