import { Injectable } from '@nestjs/common';
import { findClaims } from '@kp/commerce/claim-rules';
import { COMPLIANCE_GAPS, type ComplianceGap, type ProductCompliance } from '@kp/commerce/compliance-rules';
import { prepared, Sql } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { ContentChanges } from '../content-changes';
import { productNotFound } from '../domain/catalog.errors';
import { COMPLIANCE_JSON, complianceValues, SAVE_COMPLIANCE, SAVE_WARNINGS } from './compliance.queries';
import { GAP_CONDITIONS, GAPS_OF_MANY } from './product-gaps';

const READ = prepared(
  'catalog.product-compliance',
  `SELECT ${COMPLIANCE_JSON} AS facts FROM product p WHERE p.id = $1 AND p.deleted_at IS NULL`,
);
const GAPS = COMPLIANCE_GAPS.map((gap) => `CASE WHEN ${GAP_CONDITIONS[gap]} THEN '${gap}' END`).join(', ');
const READ_GAPS = prepared(
  'catalog.product-gaps',
  `SELECT array_remove(ARRAY[${GAPS}], NULL) AS gaps,
          ARRAY(SELECT concat_ws(' ', t.name, t.description)
                  FROM (SELECT p.name, p.description UNION ALL
                        SELECT name, description FROM product_translation WHERE product_id = p.id) t) AS texts
     FROM product p WHERE p.id = $1 AND p.deleted_at IS NULL`,
);
const COUNTS = COMPLIANCE_GAPS.map((gap) => `count(*) FILTER (WHERE ${GAPS_OF_MANY[gap]})::int`);
const COUNT_GAPS = prepared(
  'catalog.count-product-gaps',
  `SELECT ARRAY[${COUNTS.join(', ')}] AS counts FROM product p WHERE p.status = 'active' AND p.deleted_at IS NULL`,
);
export interface ProductGaps {
  gaps: ComplianceGap[];
  /** Claims of the texts in all languages. */
  claims: string[];
}

export interface GapCount {
  gap: ComplianceGap;
  products: number;
}

/** What the law asks to say with an offer. */
@Injectable()
export class ProductComplianceService {
  constructor(
    private readonly sql: Sql,
    private readonly contentChanges: ContentChanges,
  ) {}

  async read(productId: number): Promise<ProductCompliance> {
    const found = await this.sql.first<{ facts: ProductCompliance }>(READ, [productId]);
    if (!found) throw productNotFound();
    return found.facts;
  }

  async readGaps(productId: number): Promise<ProductGaps> {
    const found = await this.sql.first<{ gaps: ComplianceGap[]; texts: string[] }>(READ_GAPS, [productId]);
    if (!found) throw productNotFound();
    return { gaps: found.gaps, claims: findClaims(...found.texts) };
  }

  save(productId: number, facts: ProductCompliance, principal: Principal): Promise<ProductCompliance> {
    const change = {
      productId,
      principal,
      action: 'compliance-updated',
      read: () => this.read(productId),
      audited: (compliance: ProductCompliance) => ({ compliance }),
    };
    return this.contentChanges.run(change, async () => {
      const { warnings } = facts;
      await this.sql.run(SAVE_COMPLIANCE, [[productId], ...complianceValues(facts).map((value) => [value])]);
      await this.sql.run(SAVE_WARNINGS, [
        [productId],
        warnings.map(() => productId),
        warnings.map(({ language }) => language),
        warnings.map(({ text }) => text),
      ]);
    });
  }

  /** Of products on sale. */
  async countGaps(): Promise<GapCount[]> {
    const { counts } = (await this.sql.first<{ counts: number[] }>(COUNT_GAPS))!;
    return COMPLIANCE_GAPS.map((gap, index) => ({ gap, products: counts[index]! }));
  }
}
