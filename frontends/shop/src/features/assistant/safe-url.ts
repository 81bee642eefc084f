/** Browsers take a backslash for a slash, and drop tabs and line breaks: `/\evil.example` is another site. */
const SHOP_PATH = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;

/** A path of the shop, which the router opens. */
export function isShopPath(url: string): boolean {
  return SHOP_PATH.test(url);
}

export function isHttpsUrl(url: string): boolean {
  try {
    return new URL(url).protocol === 'https:';
  } catch {
    return false;
  }
}

export function isPictureUrl(url: string): boolean {
  return isShopPath(url) || isHttpsUrl(url);
}
