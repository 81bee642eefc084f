export const LIST_PARAMETERS = [
  'search',
  'category',
  'minPrice',
  'maxPrice',
  'inStock',
  'attributes',
  'codes',
] as const;
