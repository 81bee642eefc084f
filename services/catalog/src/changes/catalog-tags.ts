/** Channel between the processes of the shop on which changed tags are announced. */
export const CATALOG_CHANNEL = 'kp_catalog';

/** Answers that depend on which products exist and on what they are sorted or filtered by. */
export const CATALOG_TAG = 'catalog';
/** Answers that depend on what can be bought now. */
export const STOCK_TAG = 'stock';

export const productTag = (id: number): string => `product:${id}`;
export const categoryTag = (id: number): string => `category:${id}`;
