/** Undefined: the default of a new category, no change of an existing one. */
export interface CategoryInput {
  name: string;
  slug: string;
  description?: string;
  imageUrl?: string | null;
  showOnMainTop?: boolean;
  showOnMainShop?: boolean;
}
