import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isSellable, orderTotals as shopTotals, slugify, taxedAt, validateProduct } from '@kp/commerce';
import { findClaims } from '@kp/commerce/claim-rules';
import { LANGUAGE_CODES, loadMessages } from '@kp/i18n';
import {
  categories,
  minorUnits,
  picturesInUse,
  products,
  readTranslations,
  suppliers,
  variants,
} from './data/catalogue.mjs';
import { drawVariant, motifOf } from './data/product-pictures.mjs';
import { complianceOf } from './data/compliance.mjs';
import { attributesOf, attributeValuesOf, attributeWords, unclearLines } from './data/attributes.mjs';
import { groups } from './data/groups.mjs';
import { orderTotals } from './order-totals.mjs';

const publicFolder = path.join(__dirname, '../../frontends/shell/public');
const read = (name: string) => JSON.parse(readFileSync(path.join(__dirname, 'data', `${name}.json`), 'utf8'));

type Product = (typeof products)[number];
const active: Product[] = products.filter((product: Product) => product.status === 'active');
const priced: Product[] = products.filter(({ price }: Product) => price !== null);
const drawn = (product: Product) => {
  const variant = variants.get(product.slug)!;
  const motif = readFileSync(pictureFile(`/pictures/${variant.motif}.svg`), 'utf8');
  return drawVariant(variant, motif, product.category);
};
const pictureFile = (imageUrl: string) => path.join(publicFolder, imageUrl);

describe('the demo catalogue', () => {
  it('has the five categories, all on the navigation bar and on the home page', () => {
    expect(categories.map((category) => category.slug)).toEqual([
      'food-labels',
      'haccp-equipment',
      'kitchen-supplies',
      'cleaning-sanitizing',
      'storage-solutions',
    ]);
    expect(categories.every((category) => category.showOnMainTop && category.showOnMainShop)).toBe(true);
  });

  it.each(categories.map((category) => category.slug))('keeps the promise of 50+ products in %s', (slug) => {
    expect(active.filter((product) => product.category === slug).length).toBeGreaterThanOrEqual(50);
  });

  it.each(groups)('has the sizes of $name as variants in one category, in all languages', (group) => {
    const bySlug = new Map(products.map((product: Product) => [product.slug, product]));
    const rows = Object.entries(group.variants) as [string, string[]][];
    const members = rows.map(([slug]) => bySlug.get(slug) as Product | undefined);
    expect(new Set(members.map((product) => product?.category)).size).toBe(1);
    expect(new Set(rows.map(([, values]) => values.join('\n'))).size).toBe(rows.length);
    expect(rows.filter(([, values]) => values.length !== group.options.length)).toEqual([]);
    expect(Object.keys(group.names).sort()).toEqual(LANGUAGE_CODES.filter((code) => code !== 'en').sort());
  });

  it('obeys the rules of the product form: name, slug, price, compare-at price above price, stock', () => {
    const problems = products.flatMap((product: Product) =>
      validateProduct({ ...product, stockQuantity: product.stock, categoryId: 1 }).map((problem) => ({
        product: product.name,
        ...problem,
      })),
    );
    expect(problems).toEqual([]);
  });

  it('has a product on request, whose price customers ask for', () => {
    const onRequest = active.filter(({ price }) => price === null);
    expect(onRequest.map(({ slug }) => slug)).toEqual(['cold-room-monitoring-kit-5-sensors-and-gateway']);
  });

  it('writes every other price with two decimals, from a few dollars to 1500', () => {
    for (const product of priced) {
      expect(product.price).toMatch(/^\d+\.\d{2}$/);
      expect(minorUnits(product.price)).toBeGreaterThanOrEqual(300);
      expect(minorUnits(product.price)).toBeLessThanOrEqual(150_000);
    }
  });

  it('buys every product for 55 to 75 percent of its price, not always the same part', () => {
    const parts = priced.map(({ costPrice, price }: Product) => minorUnits(costPrice) / minorUnits(price));
    expect(Math.min(...parts)).toBeGreaterThan(0.545);
    expect(Math.max(...parts)).toBeLessThan(0.755);
    expect(new Set(parts.map((part: number) => part.toFixed(2))).size).toBeGreaterThan(15);
  });

  it('gives every product its own name and its own slug, made as the shop makes slugs', () => {
    expect(new Set(products.map((product: Product) => product.name)).size).toBe(products.length);
    expect(new Set(products.map((product: Product) => product.slug)).size).toBe(products.length);
    expect(products.filter((product: Product) => product.slug !== slugify(product.name))).toEqual([]);
  });

  it('describes every product in two to four sentences', () => {
    const sentences = (text: string) => text.split(/[.!?:](?:\s|$)/).filter(Boolean).length;
    const wrong = products.filter(
      ({ description }: Product) => sentences(description) < 2 || sentences(description) > 5,
    );
    expect(wrong.map((product: Product) => product.name)).toEqual([]);
  });

  it('shows every state of stock: sold out, low, switched off and plenty', () => {
    expect(active.filter((product) => product.stock === 0).length).toBeGreaterThanOrEqual(5);
    expect(active.filter((product) => product.stock > 0 && product.stock < 10).length).toBeGreaterThanOrEqual(
      10,
    );
    expect(active.filter((product) => !product.inStock && product.stock > 0).length).toBeGreaterThanOrEqual(
      3,
    );
    expect(active.filter((product) => product.stock >= 20).length).toBeGreaterThan(200);
  });

  it('has a few products in each status beside active', () => {
    for (const status of ['draft', 'inactive', 'discontinued']) {
      expect(products.some((product: Product) => product.status === status)).toBe(true);
    }
  });

  it('features twelve or more sellable products from all categories', () => {
    const featured = active.filter((product) => product.featured);
    expect(featured.length).toBeGreaterThanOrEqual(12);
    expect(new Set(featured.map((product) => product.category)).size).toBe(5);
    expect(featured.every((product) => isSellable({ ...product, stockQuantity: product.stock }))).toBe(true);
  });

  it('comes from eight or more suppliers, all of them known', () => {
    const known = suppliers.map((supplier: { key: string }) => supplier.key);
    const used = new Set(products.map((product: Product) => product.supplier));
    expect(used.size).toBeGreaterThanOrEqual(8);
    expect([...used].filter((key) => !known.includes(key))).toEqual([]);
  });

  it('can be searched with diacritics', () => {
    expect(
      products.filter((product: Product) => /[^\x20-\x7e°×]/.test(product.name)).length,
    ).toBeGreaterThanOrEqual(5);
  });
});

describe('the texts of the demo catalogue', () => {
  type Text = { name: string; description: string };
  const translations: { language: string; texts: Record<string, Text> }[] = readTranslations();
  const textsOf = (language: string) => translations.find((one) => one.language === language)?.texts ?? {};

  it('are there in every language of the shop beside English', () => {
    const translated = translations.map(({ language }) => language);
    expect(translated.sort()).toEqual(LANGUAGE_CODES.filter((code) => code !== 'en').sort());
  });

  it.each(LANGUAGE_CODES.filter((code) => code !== 'en'))(
    'name and describe every product in %s',
    (language) => {
      const texts = textsOf(language);
      const missing = products.filter(
        ({ slug }: Product) => !texts[slug]?.name.trim() || !texts[slug]?.description.trim(),
      );
      expect(missing.map(({ slug }: Product) => slug)).toEqual([]);
      expect(new Set(Object.values(texts).map(({ name }) => name)).size).toBe(products.length);
    },
  );

  it.each([
    { language: 'ar', script: /\p{Script=Arabic}/u },
    { language: 'ja', script: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
    { language: 'ko', script: /\p{Script=Hangul}/u },
    { language: 'zh', script: /\p{Script=Han}/u },
  ])('are written in the letters of $language', ({ language, script }) => {
    const foreign = Object.entries(textsOf(language)).filter(
      ([, { name, description }]) => !script.test(name + description),
    );
    expect(foreign).toEqual([]);
  });
});

const THERMOMETERS = ['Probe thermometers', 'Infrared thermometers', 'Dial thermometers', 'Data loggers'];

describe('the attributes of the demo catalogue', () => {
  type Attribute = {
    name: string;
    valueType: 'text' | 'number';
    unit: string | null;
    isFilterable: boolean;
  };
  const words: { source: string; language: string; text: string }[] = attributeWords();
  const translated = new Set(words.map(({ source }) => source));
  /** Codes and sizes are written alike in every language. */
  const isWord = (value: string) =>
    !/^(?:GN \d\/\d|[SML]|A4|IP\d\d|18\/10|X50CrMoV15|EN \d+(?:, EN \d+)*)$/.test(value);

  it('are of one kind or one product each', () => expect(unclearLines(products)).toEqual([]));

  it.each(categories.map(({ slug }) => slug))('describe every product of %s', (slug) => {
    const attributes: Attribute[] = attributesOf(slug);
    const own = products.filter(({ category }: Product) => category === slug);
    const values: Record<string, string>[] = own.map(attributeValuesOf);
    const filters = attributes.filter(({ isFilterable }) => isFilterable);
    expect(filters.length).toBeGreaterThanOrEqual(6);
    expect(filters.length).toBeLessThanOrEqual(10);
    const units = attributes.flatMap(({ name, unit }) => (name === 'Load capacity' ? [] : (unit ?? [])));
    expect(['mm', 'cm', 'm'].filter((unit) => units.includes(unit)).length).toBeLessThanOrEqual(1);
    expect(['g', 'kg'].filter((unit) => units.includes(unit)).length).toBeLessThanOrEqual(1);
    const rows = values.map((each) => Object.keys(each).length);
    expect([Math.min(...rows), Math.max(...rows)]).toEqual([6, 10]);
    for (const { name, valueType } of attributes) {
      const whole = values.flatMap((each) => each[name] ?? []);
      // Each of several values is an option of its own.
      const different = [...new Set(whole.flatMap((value) => [value, ...value.split('; ')]))];
      expect({ name, hasTwo: different.length >= 2 }).toEqual({ name, hasTwo: true });
      const unfit = different.filter((value) =>
        valueType === 'number' ? !/^-?\d+(\.\d+)?$/.test(value) : isWord(value) && !translated.has(value),
      );
      expect({ name, unfit }).toEqual({ name, unfit: [] });
    }
  });

  const valuesOf = (product: Product): Record<string, string> => attributeValuesOf(product);
  const all = products.map((product: Product) => ({ product, values: valuesOf(product) }));

  /** Products whose value of an attribute is not the one that the pattern finds in their English name and text. */
  const contradictions = (name: string, pattern: RegExp, read = (found: string) => found) =>
    all.flatMap(({ product, values }: { product: Product; values: Record<string, string> }) => {
      const found = pattern.exec(`${product.name}. ${product.description}`);
      const said = found && read(found[1] ?? found[0]);
      return said && values[name] && values[name] !== said ? [[product.name, name, values[name], said]] : [];
    });

  /** Facts that buyers decide by stand as attributes too, not in the text alone. */
  const missing = (name: string, pattern: RegExp) =>
    all.flatMap(({ product, values }: { product: Product; values: Record<string, string> }) => {
      const has = attributesOf(product.category).some((attribute: Attribute) => attribute.name === name);
      const said = pattern.exec(`${product.name}. ${product.description}`);
      return has && said && !values[name] ? [[product.name, name, said[0]]] : [];
    });

  const FREE_FROM: readonly [RegExp, string][] = [
    [/powder/i, 'Latex; Powder'],
    [/latex/, 'Latex'],
    [/perfume/, 'Perfume; Dye'],
    [/palm/, 'Dye; Palm oil'],
    [/phosphate/i, 'Phosphates'],
    [/brass/i, 'Brass'],
    [/mercury/i, 'Mercury'],
    [/BPA/, 'BPA'],
    [/chemicals/, 'Chemicals'],
    [/plasticisers/, 'Plasticizers'],
  ];
  const freeFrom = (text: string) => FREE_FROM.find(([named]) => named.test(text))?.[1] ?? text;

  it('say the same as the numbers and words of the text', () => {
    const rows = [
      contradictions('Load per shelf', /(\d+) kg per shelf/),
      contradictions('Load capacity', /(?:Carries|Holds|takes|up to) (\d+) kg(?! per)/i),
      contradictions('Capacity', /holding ([\d.]+) litres/),
      contradictions('Probe length', /(?:probe of|\. A) (\d+) mm/),
      contradictions('Accuracy', /accurate to ±([\d.]+)(?! pH)/),
      contradictions('Weight', /(\d+(?:\.\d+)?) kg/, (kg) => String(Number(kg) * 1_000)),
      contradictions('Lowest temperature', /(?:[Ff]rom|stays on to) (-\d+) °C/),
      contradictions('Material', /X50CrMoV15/, () => 'Stainless steel'),
      contradictions('Material', /copolyester/, () => 'Copolyester'),
      contradictions(
        'Dishwasher-safe',
        /[Dd]ishwasher-safe|(?<!glass goes )through the dishwasher/,
        () => 'Yes',
      ),
      contradictions('Waterproof', /IP(\d\d)/, (code) => (Number(code) < 67 ? 'Splash-proof' : 'Yes')),
      contradictions('Rinse after use', /no rins|rinse/i, (found) =>
        /no/i.test(found) ? 'Not needed' : 'Yes',
      ),
      contradictions('Protection class', /IP\d\d/),
      contradictions('Hardness', /(\d+) HRC/),
      contradictions('Steel grade', /X50CrMoV15|18\/10/),
      contradictions('Standard', /EN \d+(?:(?: and |, )EN \d+)*/, (codes) => codes.replace(' and ', ', ')),
      contradictions('Highest temperature', /\+(\d+) °C(?! to| in)/),
      contradictions(
        'Free from',
        /latex-free|[Pp]owder-[Ff]ree|free of (?:latex|perfume and dye|dye and palm oil)|[Pp]hosphate-free|[Bb]rass-[Ff]ree|[Mm]ercury-[Ff]ree|BPA-free|without (?:chemicals|plasticisers)/,
        freeFrom,
      ),
      contradictions('Color', /(Red|Green|Blue|White|Yellow|Brown), the colour for/),
    ];
    expect(rows.flat()).toEqual([]);
    const lacking = [
      missing('Protection class', /IP\d\d/),
      missing('Hardness', /\d+ HRC/),
      missing('Steel grade', /X50CrMoV15|18\/10/),
      missing('Standard', /\bEN \d+/),
      missing(
        'Highest temperature',
        /(?:safe|warp|heat-proof|[Ww]ashable|[Ww]ithstands|sterilisable|Heat-Proof) (?:at|to|up to) \+?\d+ °C|to \+\d+ °C, (?:stacks|dishwasher)/,
      ),
      missing(
        'Free from',
        /(?:latex|[Pp]owder|[Pp]hosphate|[Mm]ercury|BPA)-[Ff]ree|free of (?:latex|perfume|dye)/,
      ),
      missing('Dishwasher-safe', /[Dd]ishwasher-safe/),
    ];
    expect(lacking.flat()).toEqual([]);
  });

  it.each([
    ['Suitable for induction', ['Pots', 'Pans']],
    ['Weight', ['Knives', 'Knife care', 'Baking', 'Hand tools', 'Serving', 'Bowls and sieves']],
    ['Load per shelf', ['Shelving']],
    ['Rinse after use', ['Sanitizers', 'Cleaners']],
    ['Power supply', [...THERMOMETERS, 'Timers', 'Meters', 'Pest control']],
    ['Accuracy', THERMOMETERS],
    ['Size', ['Protective clothing', 'Records']],
  ])('are given to their kinds of products only: %s', (name, kinds) => {
    const elsewhere = all.filter(
      ({ values }: { values: Record<string, string> }) =>
        name in values && !kinds.includes(values.Type ?? ''),
    );
    expect(elsewhere.map(({ product }: { product: Product }) => product.name)).toEqual([]);
  });

  it('call no paper waterproof', () => {
    const paper = all.filter(
      ({ values }: { values: Record<string, string> }) =>
        /aper/.test(values.Material ?? '') && values.Waterproof === 'Yes',
    );
    expect(paper.map(({ product }: { product: Product }) => product.name)).toEqual([]);
  });

  it('say of every sanitizer and cleaning agent whether to rinse, and of every knife how heavy it is', () => {
    const lacking = all.filter(({ values }: { values: Record<string, string> }) => {
      const isAgent = /Sanitizers|Cleaners/.test(values.Type ?? '') && values['Contact time'];
      return (isAgent && !values['Rinse after use']) || (values.Type === 'Knives' && !values.Weight);
    });
    expect(lacking.map(({ product }: { product: Product }) => product.name)).toEqual([]);
  });

  it('are named in every language', () => {
    for (const source of translated) {
      const languages = words
        .filter((word) => word.source === source && word.text.trim())
        .map((word) => word.language);
      expect({ source, languages: languages.sort() }).toEqual({
        source,
        languages: LANGUAGE_CODES.filter((code) => code !== 'en').sort(),
      });
    }
  });
});

describe('the pictures', () => {
  it('show at least forty different motifs', () => {
    expect(new Set(picturesInUse().map(({ motif }) => motif)).size).toBeGreaterThanOrEqual(40);
  });

  it('are there for every motif and every category', () => {
    const motifs = products.map((product: Product) => `/pictures/${motifOf(product)}.svg`);
    const addresses = [...motifs, ...categories.map(({ imageUrl }) => imageUrl)];
    expect(addresses.filter((imageUrl) => !existsSync(pictureFile(imageUrl)))).toEqual([]);
  });

  it('are different for every product: in motif, color, size or label', () => {
    expect(new Set(products.map(({ imageUrl }: Product) => imageUrl)).size).toBe(products.length);
    expect(new Set(products.map(drawn)).size).toBe(products.length);
    const looks = products.map((product: Product) => {
      const { motif, label, colors } = variants.get(product.slug)!;
      return [motif, label, colors[0]].join(' ');
    });
    expect(new Set(looks).size).toBe(products.length);
  });

  it('show measures and a detail in the same file', () => {
    for (const product of products) expect(drawn(product)).toMatch(/<view id="size" .*<view id="detail" /);
  });

  it('are small: at most 6 KB for a product, 8 KB for a category', () => {
    expect(products.filter((product: Product) => drawn(product).length > 6_000)).toEqual([]);
    expect(categories.filter(({ imageUrl }) => statSync(pictureFile(imageUrl)).size > 8_000)).toEqual([]);
  });

  it('show temperatures of the name only, and no words', () => {
    const wrong = products.filter(({ name, slug }: Product) => {
      const label: string = variants.get(slug)!.label ?? '';
      return /\p{L}{4}|\p{Lu}\p{Ll}{2}/u.test(label) || (/^[^±]*°C/.test(label) && !name.includes('°C'));
    });
    expect(wrong.map(({ name }: Product) => name)).toEqual([]);
  });

  it('are drawn in the color that is stated', () => {
    const reds = products.filter((product: Product) => attributeValuesOf(product).Color === 'Red');
    expect(reds.length).toBeGreaterThan(2);
    expect(new Set(reds.map(({ slug }: Product) => variants.get(slug)!.colors[0])).size).toBe(1);
  });

  it('carry no text, no script and nothing from elsewhere', () => {
    const suspicious = picturesInUse().filter(({ motif, category }) =>
      /<text|<script|<style|<image|href="(?!#)/.test(
        readFileSync(pictureFile(`/pictures/${motif}-${category}.svg`), 'utf8'),
      ),
    );
    expect(suspicious).toEqual([]);
  });
});

describe('the demo orders', () => {
  const orders: { status: string; lines: [slug: string, quantity: number][] }[] = read('orders');
  const bySlug = new Map<string, Product>(products.map((product: Product) => [product.slug, product]));
  const linesOf = (lines: [string, number][]) =>
    lines.map(([slug, quantity]) => ({ unitPriceMinor: minorUnits(bySlug.get(slug)!.price), quantity }));

  it('are in every status and hold only products of the catalogue', () => {
    expect(new Set(orders.map((order) => order.status))).toEqual(
      new Set(['pending', 'processing', 'shipped', 'delivered', 'cancelled']),
    );
    expect(orders.flatMap((order) => order.lines).filter(([slug]) => !bySlug.has(slug))).toEqual([]);
  });

  it('have products that were bought together more than once', () => {
    const open = orders.filter(({ status }) => status !== 'cancelled');
    const both = (left: string, right: string) =>
      open.filter(({ lines }) => [left, right].every((slug) => lines.some(([each]) => each === slug)));
    for (const [left, right] of [
      ['day-dots-monday-to-sunday-set-7-x-1000', 'use-by-labels-removable-50-x-50-mm-roll-of-500'],
      ['gastronorm-pan-gn-1-1-100-mm', 'gastronorm-lid-gn-1-1-with-silicone-seal'],
    ] as const) {
      expect(both(left, right)).toHaveLength(2);
    }
  });

  it('are some above and some below the threshold of free shipping', () => {
    const rules = { thresholdMinor: 50_000, costMinor: 2_500, vatRate: '0.1900' };
    const shipping = orders.map((order) => orderTotals(linesOf(order.lines), rules).shippingMinor);
    expect(new Set(shipping)).toEqual(new Set([0, 2_500]));
  });

  it.each([[1], [1250], [2531], [50_000], [50_001], [123_456]])(
    'are priced as the shop prices: subtotal %i',
    (minor) => {
      const lines = [{ unitPriceMinor: minor, quantity: 1 }];
      const shop = shopTotals({
        lines: lines.map((line) => ({ ...line, tax: taxedAt(0.19) })),
        shippingFee: { thresholdMinor: 50_000, costMinor: 2_500 },
        currency: 'USD',
      });
      expect(orderTotals(lines, { thresholdMinor: 50_000, costMinor: 2_500, vatRate: '0.1900' })).toEqual({
        subtotalMinor: shop.subtotal.minor,
        shippingMinor: shop.shipping.minor,
        vatMinor: shop.vat.minor,
        totalMinor: shop.total.minor,
        taxLines: shop.taxLines,
      });
    },
  );
});

describe('the company behind the shop', () => {
  const company = read('company');

  it('has an IBAN with valid check digits', () => {
    const rearranged = company.iban.slice(4) + company.iban.slice(0, 4);
    const digits = [...rearranged].map((letter) => parseInt(letter, 36)).join('');
    expect(BigInt(digits) % 97n).toBe(1n);
  });

  it.each([
    company.vatNumber,
    ...read('customers').map((customer: { vatNumber: string }) => customer.vatNumber),
  ])('and its customers have tax numbers with a valid check digit: %s', (vatNumber: string) => {
    const digits = [...vatNumber.slice(2).padStart(10, '0')].map(Number);
    const weighted = [7, 5, 3, 2, 1, 7, 5, 3, 2].reduce((sum, weight, i) => sum + weight * digits[i]!, 0);
    expect(((weighted * 10) % 11) % 10).toBe(digits[9]);
  });
});

/** Products whose texts claim something. */
const PROVED = 2;

describe('what the law asks to say with a demo product', () => {
  const known = products.map((product: Product, place: number) => ({
    product,
    ...complianceOf(product, place),
  }));

  it('is complete: maker, somebody in the EU for one from outside, type, warnings in every language or none', () => {
    for (const { product, facts, warnings } of known) {
      const lacking = Object.entries({
        maker: facts.manufacturerName && facts.manufacturerAddress && facts.manufacturerEmail,
        responsible: ['GB', 'US', 'CH'].includes(facts.manufacturerCountry) ? facts.responsibleAddress : true,
        identifier: facts.identifier,
        warnings: facts.hasNoWarnings
          ? warnings.length === 0
          : warnings
              .map(({ language }: { language: string }) => language)
              .toSorted()
              .join() === LANGUAGE_CODES.toSorted().join(),
      }).flatMap(([name, value]) => (value ? [] : [name]));
      expect([product.name, lacking]).toEqual([product.name, []]);
    }
    expect(new Set(known.map(({ facts }) => facts.identifier)).size).toBe(products.length);
  });

  it('claims nothing about the environment or certificates without a proof, nor do the pages of the shop', async () => {
    const texts = readTranslations();
    const unproved = known.filter(({ facts }) => facts.claimProof === '');
    expect(unproved).toHaveLength(products.length - PROVED);
    for (const { product } of unproved) {
      const { name, description, slug } = product;
      const translated = texts.flatMap(({ texts: each }) => [
        each[slug]?.name ?? '',
        each[slug]?.description ?? '',
      ]);
      expect([name, findClaims(name, description, ...translated)]).toEqual([name, []]);
    }
    for (const language of LANGUAGE_CODES) {
      const messages = JSON.stringify(
        await loadMessages(language, ['shop', 'pages', 'common', 'catalog', 'law']),
      );
      expect([language, findClaims(messages)]).toEqual([language, []]);
    }
  });
});
