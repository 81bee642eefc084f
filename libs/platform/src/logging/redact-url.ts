/** Path segments after which a token or an id stands that lets in whoever knows it. */
const SECRET_SEGMENT =
  /\/(order-status|orders\/status|checkouts\/paypal|checkouts|payments\/sandbox|quote|unsubscribe|confirm-email|reset-password|pay)\/[^/?#]+/g;

/** Values that help to find a problem; every other value of a query may be a token or personal. */
const LOGGED_PARAMETERS = new Set(['limit', 'offset', 'sort', 'category', 'status', 'page', 'lang', '_t']);

/** A URL as logs may keep it. */
export function redactUrl(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  const redactedPath = path.replace(SECRET_SEGMENT, '/$1/***');
  if (end === -1) return redactedPath;
  const parameters = url
    .slice(end + 1)
    .split('&')
    .map((parameter) => {
      const name = parameter.split('=', 1)[0] as string;
      return LOGGED_PARAMETERS.has(name) ? parameter : `${name}=***`;
    });
  return `${redactedPath}?${parameters.join('&')}`;
}
