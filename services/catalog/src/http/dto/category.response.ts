export class CategoryResponse {
  id: number;
  name: string;
  /** @example food-labels */
  slug: string;
  description: string;
  imageUrl: string | null;
  sortOrder: number;
  /** Has a button in the navigation bar. */
  showOnMainTop: boolean;
  /** Has a card on the home page. */
  showOnMainShop: boolean;
  /** Active products in it. */
  productCount: number;
}
