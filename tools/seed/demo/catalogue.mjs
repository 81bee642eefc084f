import { attributesOf, attributeValuesOf, attributeWords } from '../data/attributes.mjs';
import {
  categories,
  minorUnits,
  products,
  readKeywords,
  readTranslations,
  suppliers,
} from '../data/catalogue.mjs';
import { createRandom } from '../random.mjs';
import { seedCompliance } from './compliance.mjs';
import { seedGroups } from './groups.mjs';
import { insertRows } from './rows.mjs';

const HOURS_BETWEEN_PRODUCTS = 30;
const HOURS_SINCE_NEWEST = 21 * 24;

/** The product that opens its category: featured, and on offer when there is such a one. */
const asOpener = ({ featured, compareAtPrice }) => Number(featured) * (compareAtPrice === null ? 1 : 2);

/**
 * From newest to oldest. The categories take turns and each begins with a featured product, so that the newest
 * products and the featured ones show the whole range.
 */
function inOrderOfAppearance() {
  const random = createRandom(2017);
  const queues = categories.map(({ slug }) => {
    const shuffled = random.shuffled(products.filter((product) => product.category === slug));
    const opener = shuffled.reduce((best, product) => (asOpener(product) > asOpener(best) ? product : best));
    return [opener, ...shuffled.filter((product) => product !== opener)];
  });
  const longest = Math.max(...queues.map((queue) => queue.length));
  return Array.from({ length: longest }, (_, i) => queues.map((queue) => queue[i]))
    .flat()
    .filter(Boolean);
}

/** @returns {Promise<Map<string, number>>} category ids by slug */
export async function seedCategories(client) {
  await insertRows(client, 'category', categories);
  const { rows } = await client.query('SELECT id, slug FROM category WHERE deleted_at IS NULL');
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

async function seedSuppliers(client) {
  const rows = await insertRows(
    client,
    'supplier',
    suppliers.map(({ name }) => ({ name })),
    'id, name',
  );
  return new Map(suppliers.map(({ key, name }) => [key, rows.find((row) => row.name === name).id]));
}

/** The stock that a product begins with is the first line of its ledger. */
async function recordOpeningStock(client, productIds) {
  await client.query(
    `INSERT INTO stock_movement (product_id, change, balance, reason, created_at)
     SELECT id, stock_quantity, stock_quantity, 'adjustment', created_at FROM product
     WHERE id = ANY ($1) AND stock_quantity > 0 ORDER BY id`,
    [productIds],
  );
}

/** @returns {Promise<Map<string, number>>} ids by category and name; a category of the owner keeps its attributes */
async function seedAttributes(client, categoryIds) {
  const rows = categories.flatMap(({ slug }) =>
    attributesOf(slug).map((attribute) => ({ categoryId: categoryIds.get(slug), ...attribute })),
  );
  const added = await insertRows(client, 'category_attribute', rows, 'id, category_id AS "categoryId", name');
  await insertRows(client, 'attribute_text', attributeWords());
  return new Map(added.map(({ id, categoryId, name }) => [`${categoryId} ${name}`, id]));
}

/** Before the translations, so that the search documents are made anew while they are small. */
async function setAttributes(client, added, categoryIds) {
  const ids = await seedAttributes(client, categoryIds);
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const rows = added.flatMap(({ id, slug }) => {
    const product = bySlug.get(slug);
    const idOf = (name) => ids.get(`${categoryIds.get(product.category)} ${name}`);
    return Object.entries(attributeValuesOf(product)).flatMap(([name, value]) =>
      idOf(name) ? [{ productId: id, attributeId: idOf(name), value }] : [],
    );
  });
  await insertRows(client, 'product_attribute', rows);
}

/** What is on offer cost more until some days ago: a reduction is shown from the history of the price only. */
async function recordReductions(client, added) {
  await client.query(
    `INSERT INTO product_price_history (product_id, previous_price_minor, price_minor, currency, changed_at)
     SELECT id, compare_at_price_minor, price_minor, currency, now() - interval '5 days' FROM product
     WHERE id = ANY ($1) AND compare_at_price_minor IS NOT NULL ORDER BY id`,
    [added.map(({ id }) => id)],
  );
}

/** Only what was added: a product of the owner that has the same slug keeps its texts. */
async function translateProducts(client, added) {
  const rows = readTranslations().flatMap(({ language, texts }) => {
    const keywords = readKeywords(language);
    return added.map(({ id, slug }) => ({
      productId: id,
      language,
      ...texts[slug],
      keywords: keywords[slug] ?? '',
    }));
  });
  await insertRows(client, 'product_translation', rows);
}

/**
 * Categories, suppliers and products with their translations.
 *
 * @returns the products that were added: { id, createdAt, slug, category, status, featured }[]
 */
export async function seedCatalogue(client, now) {
  const categoryIds = await seedCategories(client);
  const supplierIds = await seedSuppliers(client);
  const createdAt = (index) =>
    new Date(now.getTime() - (index * HOURS_BETWEEN_PRODUCTS + HOURS_SINCE_NEWEST) * 3_600_000);
  const keywords = readKeywords('en');
  const rows = inOrderOfAppearance().map((product, index) => ({
    name: product.name,
    slug: product.slug,
    description: product.description,
    keywords: keywords[product.slug] ?? '',
    priceMinor: product.price && minorUnits(product.price),
    compareAtPriceMinor: product.compareAtPrice && minorUnits(product.compareAtPrice),
    costPriceMinor: minorUnits(product.costPrice),
    currency: 'USD',
    imageUrl: product.imageUrl,
    inStock: product.inStock,
    stockQuantity: product.stock,
    featured: product.featured,
    status: product.status,
    categoryId: categoryIds.get(product.category),
    supplierId: supplierIds.get(product.supplier),
    createdAt: createdAt(index),
    updatedAt: createdAt(index),
  }));
  // Oldest first, so that ids grow with time as they do in a shop that has been open for a while.
  const added = await insertRows(client, 'product', rows.reverse(), 'id, slug, created_at AS "createdAt"');
  await recordOpeningStock(
    client,
    added.map(({ id }) => id),
  );
  await setAttributes(client, added, categoryIds);
  await recordReductions(client, added);
  await translateProducts(client, added);
  await seedCompliance(client, added);
  await seedGroups(client, added);
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  return added.map((row) => ({ ...bySlug.get(row.slug), ...row }));
}
