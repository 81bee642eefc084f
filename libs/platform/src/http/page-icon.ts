/** For the head of pages that are not part of the storefront. */
export const PAGE_ICON = '<link rel="icon" href="/assets/public/icon.svg" type="image/svg+xml">';
