import { ProductResponse } from '@kp/catalog';
import { minorToDecimal } from '@kp/commerce';
import { WholeField } from '@kp/platform/http';
import { IsIn } from 'class-validator';
import { ALERT_KINDS, type AlertKind } from '../domain/product-alert';
import type { ListedAlert } from '../product-alerts';

export class ProductAlertRequest {
  @WholeField(1, 2_147_483_647)
  productId: number;

  @IsIn(ALERT_KINDS, { message: 'Unknown kind of alert' })
  kind: AlertKind;
}

export class ProductAlertResponse {
  productId: number;
  kind: AlertKind;
  /** A price-drop alert mails below this price: that of the subscription, or of the last mail. */
  price: string;
  currency: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** The product today; null when it is not on sale. */
  product: ProductResponse | null;

  static from({
    productId,
    kind,
    priceMinor,
    currency,
    createdAt,
    product,
  }: ListedAlert): ProductAlertResponse {
    const price = minorToDecimal(priceMinor);
    return { productId, kind, price, currency, createdAt: createdAt.toISOString(), product };
  }
}

export class ProductAlertSubscriptionResponse {
  alert: ProductAlertResponse;
  /** Preferences of the account that were off and without which the alert would never be mailed. */
  switchedOn: ('emailNotifications' | 'orderUpdates' | 'productRestocks' | 'priceDrops' | 'promotions')[];
}
