import { Injectable } from '@nestjs/common';
import { slugify } from '@kp/commerce';
import { Sql } from '@kp/platform/database';
import { importProblem } from '@kp/platform/imports';
import { USED_SLUGS } from '../products/product-batches.queries';
import type { PlannedProduct } from './plan-imported-product';
import { USED_SKUS } from './product-import.queries';
import type { RowKeys } from './row-keys';

/** Codes and slugs belong to one product. */
@Injectable()
export class UniquePlans {
  constructor(private readonly sql: Sql) {}

  async ensure(planned: readonly PlannedProduct[]): Promise<void> {
    await this.nameApart(planned);
    await this.refuseTakenSlugs(planned);
    await this.refuseTakenSkus(planned);
  }

  /** New articles with codes may have the name of another one: their slug has the code too. */
  private async nameApart(planned: readonly PlannedProduct[]): Promise<void> {
    const added = planned.filter(
      ({ before, after, row }) => !before && after['sku'] && !row.cells.get('slug'),
    );
    const slugs = added.map(({ after }) => after['slug'] ?? '');
    const used = slugs.length === 0 ? [] : await this.sql.rows<{ slug: string }>(USED_SLUGS, [slugs]);
    const taken = new Set(used.map(({ slug }) => slug));
    const others = new Set(planned.flatMap((plan) => (added.includes(plan) ? [] : [plan.after['slug']])));
    const counts = new Map<string, number>();
    for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + 1);
    for (const plan of added) {
      const slug = plan.after['slug'] ?? '';
      if (slug === '' || taken.has(slug) || others.has(slug) || counts.get(slug)! > 1)
        plan.after = withCode(plan.after);
    }
  }

  private async refuseTakenSkus(planned: readonly PlannedProduct[]): Promise<void> {
    const changed = planned.filter(
      ({ before, after }) => after['sku'] && after['sku'] !== before?.texts['sku'],
    );
    const skuOf = ({ after }: PlannedProduct) => after['sku']!.toLowerCase();
    const used = changed.length === 0 ? [] : await this.sql.rows<RowKeys>(USED_SKUS, [changed.map(skuOf)]);
    const holders = new Map(used.map(({ sku, id }) => [sku, id]));
    const seen = new Set<string>();
    for (const plan of changed) {
      const sku = skuOf(plan);
      const holder = holders.get(sku);
      if (seen.has(sku) || (holder !== undefined && holder !== plan.before?.id)) {
        plan.problems.push(importProblem('sku', 'validation.skuTaken'));
      }
      seen.add(sku);
    }
  }

  private async refuseTakenSlugs(planned: readonly PlannedProduct[]): Promise<void> {
    const moved = planned.filter(({ before, after }) => before && after['slug'] !== before.texts['slug']);
    const slugs = moved.map(({ after }) => after['slug']!);
    const used = slugs.length === 0 ? [] : await this.sql.rows<{ slug: string }>(USED_SLUGS, [slugs]);
    const taken = new Set(used.map(({ slug }) => slug));
    const seen = new Set<string>();
    for (const { before, after, problems } of planned) {
      const slug = after['slug'] ?? '';
      const isMoved = before !== null && slug !== before.texts['slug'];
      if (slug && ((isMoved && taken.has(slug)) || seen.has(slug))) {
        problems.push(importProblem('slug', 'validation.importSlugTaken'));
      }
      seen.add(slug);
    }
  }
}

const withCode = (after: PlannedProduct['after']) => ({
  ...after,
  slug: slugify([after['name'], after['sku']].filter(Boolean).join(' ')),
});
