import { convert } from 'xmlbuilder2';

export type XmlNode = Readonly<Record<string, unknown>>;
type Occurrence = readonly [min: number, max: number, content: RegExp | Schema];
/** Elements and attributes ("@") by name. */
interface Schema {
  readonly [name: string]: Occurrence;
}

const occurs = (min: number, max: number, content: RegExp | Schema): Occurrence => [min, max, content];
const one = (content: RegExp | Schema) => occurs(1, 1, content);
const optional = (content: RegExp | Schema) => occurs(0, 1, content);

const URL = /^https:\/\/[\w.-]+(\/[!-;=?-~]*)?$/;
const LOCATION = /^(?=.{12,2048}$)https:\/\/[\w.-]+(\/[!-;=?-~]*)?$/;
const W3C_TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;
const SITEMAPS = /^http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9$/;

/** https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd and siteindex.xsd, with the links to other languages. */
export const SITEMAP: Schema = {
  urlset: one({
    '@xmlns': one(SITEMAPS),
    '@xmlns:xhtml': one(/^http:\/\/www\.w3\.org\/1999\/xhtml$/),
    url: occurs(1, 50_000, {
      loc: one(LOCATION),
      lastmod: optional(W3C_TIME),
      changefreq: optional(/^(always|hourly|daily|weekly|monthly|yearly|never)$/),
      priority: optional(/^(0(\.\d)?|1(\.0)?)$/),
      'xhtml:link': occurs(0, 50, {
        '@rel': one(/^alternate$/),
        '@hreflang': one(/^([a-z]{2}|x-default)$/),
        '@href': one(URL),
      }),
    }),
  }),
};
export const SITEMAP_INDEX: Schema = {
  sitemapindex: one({
    '@xmlns': one(SITEMAPS),
    sitemap: occurs(1, 50_000, { loc: one(LOCATION), lastmod: optional(W3C_TIME) }),
  }),
};

const AMOUNT = /^\d+\.\d\d [A-Z]{3}$/;
const DAYS = /^\d{1,3}$/;

/** RSS 2.0 and https://support.google.com/merchants/answer/7052112, for new products without an identifier. */
export const PRODUCT_FEED: Schema = {
  rss: one({
    '@version': one(/^2\.0$/),
    '@xmlns:g': one(/^http:\/\/base\.google\.com\/ns\/1\.0$/),
    channel: one({
      title: one(/./),
      link: one(URL),
      description: one(/./),
      language: optional(/^[a-z]{2}$/),
      item: occurs(1, 100_000, {
        'g:id': one(/^\S{1,50}$/),
        'g:title': one(/^.{1,150}$/u),
        'g:description': one(/^.{1,5000}$/su),
        'g:link': one(URL),
        'g:image_link': one(/^https:\/\/\S+\.(png|jpe?g|webp|gif|bmp|tiff?)$/),
        'g:availability': one(/^(in_stock|out_of_stock|preorder|backorder)$/),
        'g:price': one(AMOUNT),
        'g:condition': one(/^(new|refurbished|used)$/),
        'g:identifier_exists': one(/^no$/),
        'g:item_group_id': optional(/^\S{1,50}$/),
        'g:color': optional(/^.{1,100}$/u),
        'g:size': optional(/^.{1,100}$/u),
        'g:product_type': occurs(0, 5, /^.{1,750}$/u),
        'g:shipping_weight': optional(/^\d+(\.\d+)? (g|kg|oz|lb)$/),
        'g:shipping': occurs(1, 100, {
          'g:country': one(/^[A-Z]{2}$/),
          'g:price': one(AMOUNT),
          'g:min_handling_time': optional(DAYS),
          'g:max_handling_time': optional(DAYS),
          'g:min_transit_time': optional(DAYS),
          'g:max_transit_time': optional(DAYS),
        }),
      }),
    }),
  }),
};

/** Fails on XML that is not well-formed. */
export const parseXml = (xml: string) => convert(xml, { format: 'object' }) as unknown as XmlNode;

/** `value` as a list: an element that occurs once is none. */
export const all = <Value>(value: unknown): Value[] =>
  value === undefined ? [] : ((Array.isArray(value) ? value : [value]) as Value[]);

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** What breaks the schema, with its place; what it does not name breaks it too. */
export function violations(node: XmlNode, schema: Schema, place = ''): string[] {
  const unknown = Object.keys(node).filter((name) => !(name in schema));
  const broken = Object.entries(schema).flatMap(([name, [min, max, content]]) => {
    const values = all<string | XmlNode>(node[name]);
    const here = `${place}/${name}`;
    const isCounted = values.length >= min && values.length <= max;
    const inside = values.flatMap((value) => {
      if (content instanceof RegExp)
        return typeof value === 'string' && content.test(unescaped(value))
          ? []
          : [`${here}: ${String(value)}`];
      return typeof value === 'string' ? [`${here}: ${value}`] : violations(value, content, here);
    });
    return isCounted ? inside : [`${here}: ${values.length} times`, ...inside];
  });
  return [...unknown.map((name) => `${place}/${name}: unknown`), ...broken];
}
