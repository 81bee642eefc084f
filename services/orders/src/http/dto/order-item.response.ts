import { minorToDecimal } from '@kp/commerce';
import type { OrderLine } from '../../domain/order-line.entity';

/** The product as it was when it was ordered. */
export class OrderedProductResponse {
  name: string;
  imageUrl: string | null;
  slug: string;
}

export class OrderItemResponse {
  id: number;
  productId: number;
  productName: string;
  /** @example "KP-12" */
  productCode: string;
  quantity: number;
  /**
   * Unit price, a decimal.
   * @example "12.50"
   */
  price: string;
  /** price × quantity. */
  totalPrice: string;
  product: OrderedProductResponse;

  static from(line: OrderLine): OrderItemResponse {
    return {
      id: line.id,
      productId: line.productId,
      productName: line.productName,
      productCode: line.productCode,
      quantity: line.quantity,
      price: minorToDecimal(line.unitPriceMinor),
      totalPrice: minorToDecimal(line.lineTotalMinor),
      product: { name: line.productName, imageUrl: line.imageUrl, slug: line.productSlug },
    };
  }
}
