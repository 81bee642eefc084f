/** Pages about the shop, in the order of the footer. */
export const FOOTER_LINKS = [
  { to: '/about', text: 'footer.about' },
  { to: '/b2b', text: 'footer.b2b' },
  { to: '/privacy', text: 'footer.privacy' },
  { to: '/terms', text: 'footer.terms' },
] as const;
