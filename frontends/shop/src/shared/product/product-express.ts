import type { ProductResponse } from '@kp/api-client/shop';
import type { ReactNode } from 'react';

export interface ProductExpressProps {
  readonly product: ProductResponse;
  readonly quantity: number;
}

/** Buys a product at once: the checkout's, which the routes give to the page of a product. */
export type ProductExpressButtons = (props: ProductExpressProps) => ReactNode;
