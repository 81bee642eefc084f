import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pictureVariants } from './product-pictures.mjs';
import { createRandom } from '../random.mjs';

const read = (name) => JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'));

/** Where the gateway serves the pictures of the demo catalogue. */
const pictureAddress = (name) => `/pictures/${name}.svg`;

/** "Crème Brûlée Ramekin, 120 ml" becomes "creme-brulee-ramekin-120-ml". */
export function slugOf(name) {
  return name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** "12.50" is 1250 cents. */
export const minorUnits = (price) => Math.round(Number(price) * 100);

/** The five categories in the order of the shop: { slug, name, description, imageUrl, sortOrder, showOnMainTop, showOnMainShop }. */
export const categories = read('categories').map((category, index) => ({
  ...category,
  sortOrder: index + 1,
  imageUrl: pictureAddress(`category-${category.slug}`),
}));

/** { key, name }[]; products refer to the key. */
export const suppliers = read('suppliers');

const costs = createRandom(1987);

/** Between 55 and 75 percent of the price. */
const costOf = (price) => ((minorUnits(price) * costs.between(55, 75)) / 10_000).toFixed(2);

const described = categories.flatMap((category) =>
  read(category.slug).map((product) => ({
    compareAtPrice: null,
    featured: false,
    status: 'active',
    inStock: product.stock > 0,
    costPrice: costOf(product.price),
    ...product,
    slug: slugOf(product.name),
    category: category.slug,
  })),
);

/** How the picture of each product is drawn, by slug. */
export const variants = pictureVariants(described);

/** Every demo product with its defaults filled in; prices are decimal strings in USD, one is null: on request. */
export const products = described.map((product) => ({
  ...product,
  imageUrl: pictureAddress(variants.get(product.slug).name),
}));

/** The products in the other languages of the shop: { language, texts: { [slug]: { name, description } } }[]. */
export function readTranslations() {
  const files = readdirSync(new URL('./texts/', import.meta.url)).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => {
    const language = file.replace('.json', '');
    return { language, texts: read(`texts/${language}`) };
  });
}

/** Search keywords of products in a language of the shop: { [slug]: "words, words" }. Not every product has some. */
export function readKeywords(language) {
  const isThere = existsSync(new URL(`./keywords/${language}.json`, import.meta.url));
  return isThere ? read(`keywords/${language}`) : {};
}

/** The pictures that these products need, each once: { motif, category }[]. */
export function picturesInUse() {
  const wanted = new Map(
    products.map(({ picture, category }) => [`${picture}-${category}`, { motif: picture, category }]),
  );
  return [...wanted.values()].sort((a, b) => a.motif.localeCompare(b.motif));
}
