const SLUG = ':slug';

/** A page with variable segments, such as `/products/:slug`. */
export class VariablePage {
  private readonly segments: readonly string[];
  private readonly exact: RegExp;
  private readonly loose: RegExp;

  constructor(path: string) {
    this.segments = path.split('/');
    const pattern = path.replace(/:[^/]+/g, '[^/]+');
    this.exact = new RegExp(`^${pattern}$`);
    this.loose = new RegExp(`^${pattern}/*$`, 'i');
  }

  isAt(path: string): boolean {
    return this.exact.test(path);
  }

  /** The address as visitors should use it. Slugs are lower case; other variable segments are kept, such as tokens. */
  spellingOf(path: string): string | undefined {
    if (!this.loose.test(path)) return undefined;
    const given = path.split('/');
    return this.segments
      .map((segment, index) => {
        if (!segment.startsWith(':')) return segment;
        return segment === SLUG ? given[index]!.toLowerCase() : given[index];
      })
      .join('/');
  }
}
