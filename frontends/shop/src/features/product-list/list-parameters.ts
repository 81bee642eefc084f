export const LIST_PARAMETERS = [
  'search',
  'category',
  'minPrice',
  'maxPrice',
  'priceDisplay',
  'inStock',
  'attributes',
  'codes',
] as const;
