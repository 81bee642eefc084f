/** Pages about the shop that stand in the footer; a page is listed as soon as it exists. */
export const FOOTER_LINKS = [
  { to: '/products', text: 'navigation.allProducts' },
  { to: '/account', text: 'header.account' },
  { to: '/cart', text: 'header.cart' },
] as const;
