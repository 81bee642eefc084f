/** Query parameters whose values are logged; others may be tokens or personal data. */
const LOGGED_PARAMETERS = new Set(['limit', 'offset', 'sort', 'category', 'status', 'page', 'lang', '_t']);

/** Takes secrets and personal data out of URLs before they are logged. */
export class UrlRedaction {
  private readonly secretSegment: RegExp;

  /** @param secretPaths paths that are followed by a secret token or id: `order-status` */
  constructor(secretPaths: string[]) {
    // The longest first: `checkouts/paypal` would otherwise be the id of a `checkouts`.
    const paths = secretPaths.toSorted((one, other) => other.length - one.length);
    this.secretSegment = new RegExp(`/(${paths.join('|') || '(?!)'})/[^/?#]+`, 'g');
  }

  redact(url: string): string {
    const end = url.indexOf('?');
    const path = end === -1 ? url : url.slice(0, end);
    const redactedPath = path.replace(this.secretSegment, '/$1/***');
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
}
