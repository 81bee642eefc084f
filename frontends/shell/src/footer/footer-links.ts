/** Pages about the shop that stand in the footer; a page is listed as soon as it exists. */
export const FOOTER_LINKS = [
  { to: '/', text: 'navigation.home' },
  { to: '/products', text: 'navigation.allProducts' },
] as const;
