import { Injectable } from '@nestjs/common';
import { type ComplianceGap, complianceGaps, type ProductCompliance } from '@kp/commerce/compliance-rules';
import { prepared, Sql } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { ContentChanges } from '../content-changes';
import { productNotFound } from '../domain/catalog.errors';

const FACTS = `
  SELECT p.id, p.name, c.withdrawal_exception AS "withdrawalException", c.guarantee_months AS "guaranteeMonths",
         coalesce(c.manufacturer_name, '') AS "manufacturerName",
         coalesce(c.manufacturer_address, '') AS "manufacturerAddress",
         coalesce(c.manufacturer_email, '') AS "manufacturerEmail",
         coalesce(c.manufacturer_country, '') AS "manufacturerCountry",
         coalesce(c.responsible_name, '') AS "responsibleName",
         coalesce(c.responsible_address, '') AS "responsibleAddress",
         coalesce(c.responsible_email, '') AS "responsibleEmail", coalesce(c.identifier, '') AS identifier,
         coalesce(c.has_no_warnings, false) AS "hasNoWarnings",
         (SELECT coalesce(json_agg(json_build_object('language', language, 'text', text) ORDER BY language), '[]')
            FROM product_warning w WHERE w.product_id = p.id) AS warnings
    FROM product p LEFT JOIN product_compliance c ON c.product_id = p.id`;

const READ = prepared('catalog.product-compliance', `${FACTS} WHERE p.id = $1 AND p.deleted_at IS NULL`);
const LIST_ACTIVE = prepared(
  'catalog.list-product-compliance',
  `${FACTS} WHERE p.status = 'active' AND p.deleted_at IS NULL ORDER BY p.id`,
);
const SAVE = prepared(
  'catalog.save-product-compliance',
  `INSERT INTO product_compliance (product_id, withdrawal_exception, guarantee_months, manufacturer_name,
     manufacturer_address, manufacturer_email, manufacturer_country, responsible_name, responsible_address,
     responsible_email, identifier, has_no_warnings)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
   ON CONFLICT (product_id) DO UPDATE
     SET (withdrawal_exception, guarantee_months, manufacturer_name, manufacturer_address, manufacturer_email,
          manufacturer_country, responsible_name, responsible_address, responsible_email, identifier, has_no_warnings)
       = (EXCLUDED.withdrawal_exception, EXCLUDED.guarantee_months, EXCLUDED.manufacturer_name,
          EXCLUDED.manufacturer_address, EXCLUDED.manufacturer_email, EXCLUDED.manufacturer_country,
          EXCLUDED.responsible_name, EXCLUDED.responsible_address, EXCLUDED.responsible_email, EXCLUDED.identifier,
          EXCLUDED.has_no_warnings)`,
);
const SAVE_WARNINGS = prepared(
  'catalog.save-product-warnings',
  `WITH given AS (SELECT * FROM unnest($2::text[], $3::text[]) AS given (language, text)), removed AS (
     DELETE FROM product_warning WHERE product_id = $1::int AND language NOT IN (SELECT language FROM given)
   )
   INSERT INTO product_warning (product_id, language, text) SELECT $1::int, language, text FROM given
   ON CONFLICT (product_id, language) DO UPDATE SET text = EXCLUDED.text`,
);

type Row = ProductCompliance & { id: number; name: string };

export interface ProductWithGaps {
  id: number;
  name: string;
  gaps: ComplianceGap[];
}

/** What the law asks to say with an offer. */
@Injectable()
export class ProductComplianceService {
  constructor(
    private readonly sql: Sql,
    private readonly contentChanges: ContentChanges,
  ) {}

  async read(productId: number): Promise<ProductCompliance> {
    const found = await this.sql.first<Row>(READ, [productId]);
    if (!found) throw productNotFound();
    const { id: _id, name: _name, ...facts } = found;
    return facts;
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
      await this.sql.run(SAVE, [
        productId,
        facts.withdrawalException,
        facts.guaranteeMonths,
        facts.manufacturerName,
        facts.manufacturerAddress,
        facts.manufacturerEmail,
        facts.manufacturerCountry,
        facts.responsibleName,
        facts.responsibleAddress,
        facts.responsibleEmail,
        facts.identifier,
        facts.hasNoWarnings,
      ]);
      const languages = facts.warnings.map(({ language }) => language);
      await this.sql.run(SAVE_WARNINGS, [productId, languages, facts.warnings.map(({ text }) => text)]);
    });
  }

  /** Products on sale that lack something. */
  async listGaps(): Promise<ProductWithGaps[]> {
    const rows = await this.sql.rows<Row>(LIST_ACTIVE);
    return rows
      .map((row) => ({ id: row.id, name: row.name, gaps: complianceGaps(row) }))
      .filter(({ gaps }) => gaps.length > 0);
  }
}
