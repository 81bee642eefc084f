import { readFileSync } from 'node:fs';
import { createRandom } from '../random.mjs';
import { insertRows } from './rows.mjs';

const { authors, comments } = JSON.parse(
  readFileSync(new URL('../data/reviews.json', import.meta.url), 'utf8'),
);

const MOST_REVIEWS = 12;

/** Most buyers are content; how many depends on the product (`quality` 0 to 1). */
function drawRating(random, quality) {
  const draw = random.next();
  if (draw < 0.42 + 0.4 * quality) return 5;
  if (draw < 0.86 + 0.1 * quality) return 4;
  return random.next() < 0.7 ? 3 : 2;
}

function reviewsOf({ id, category, createdAt, featured }, random, now) {
  // The square makes few reviews more frequent than many; some products have none.
  const drawn = Math.round(MOST_REVIEWS * random.next() ** 2 + random.next() * 2.4 - 0.6);
  const count = featured ? Math.max(5, drawn) : drawn;
  const quality = featured ? 1 : random.next();
  const unused = new Map(
    [5, 4, 3, 2].map((rating) => {
      const sources = [comments[category][rating] ?? [], comments.any[rating]];
      return [rating, random.shuffled(sources.flat())];
    }),
  );
  const people = random.shuffled(authors);
  const reviews = [];
  for (let i = 0; i < Math.min(count, MOST_REVIEWS); i += 1) {
    const rating = drawRating(random, quality);
    const comment = unused.get(rating).pop();
    if (!comment) continue;
    const age = random.next() * (now.getTime() - createdAt.getTime());
    reviews.push({
      productId: id,
      authorName: people[i],
      rating,
      comment,
      status: 'approved',
      createdAt: new Date(now.getTime() - age),
    });
  }
  return reviews;
}

/** Approved reviews of the given products, and the rating that follows from them. */
export async function seedReviews(client, products, now) {
  const random = createRandom(120);
  const onSale = products.filter(({ status }) => status === 'active');
  await insertRows(
    client,
    'review',
    onSale.flatMap((product) => reviewsOf(product, random, now)),
  );
  await client.query(
    `UPDATE product SET rating = reviewed.rating, review_count = reviewed.count
     FROM (SELECT product_id, round(avg(rating), 1) AS rating, count(*) AS count
           FROM review WHERE status = 'approved' GROUP BY product_id) AS reviewed
     WHERE product.id = reviewed.product_id AND product.id = ANY ($1)`,
    [products.map(({ id }) => id)],
  );
}
