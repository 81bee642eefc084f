import type { ProductCompliance } from '@kp/commerce/compliance-rules';
import { prepared } from '@kp/platform/database';

/** Column, type and what is read where a product has no facts; in the order of `SAVE_COMPLIANCE` behind the product. */
const COLUMNS = {
  withdrawalException: ['withdrawal_exception', 'text', 'NULL'],
  guaranteeMonths: ['guarantee_months', 'smallint', 'NULL'],
  manufacturerName: ['manufacturer_name', 'text', "''"],
  manufacturerAddress: ['manufacturer_address', 'text', "''"],
  manufacturerEmail: ['manufacturer_email', 'text', "''"],
  manufacturerCountry: ['manufacturer_country', 'text', "''"],
  responsibleName: ['responsible_name', 'text', "''"],
  responsibleAddress: ['responsible_address', 'text', "''"],
  responsibleEmail: ['responsible_email', 'text', "''"],
  identifier: ['identifier', 'text', "''"],
  hasNoWarnings: ['has_no_warnings', 'boolean', 'false'],
  isFoodContact: ['is_food_contact', 'boolean', 'false'],
  claimProof: ['claim_proof', 'text', "''"],
} as const satisfies Record<
  keyof Omit<ProductCompliance, 'warnings'>,
  readonly [name: string, type: string, empty: string]
>;

const columns = Object.values(COLUMNS);
const FACTS = Object.entries(COLUMNS).map(
  ([field, [name, , empty]]) => `'${field}', coalesce(c.${name}, ${empty})`,
);
const NAMES = columns.map(([name]) => name).join(', ');
const EXCLUDED = columns.map(([name]) => `EXCLUDED.${name}`).join(', ');
const PARAMETERS = columns.map(([, type], index) => `$${index + 2}::${type}[]`).join(', ');

export const complianceValues = (facts: ProductCompliance): unknown[] =>
  Object.keys(COLUMNS).map((field) => facts[field as keyof typeof COLUMNS]);

/** Of the products $1. */
export const SAVE_COMPLIANCE = prepared(
  'catalog.save-compliance',
  `INSERT INTO product_compliance (product_id, ${NAMES})
   SELECT * FROM unnest($1::int[], ${PARAMETERS})
   ON CONFLICT (product_id) DO UPDATE SET (${NAMES}) = (${EXCLUDED})`,
);

/** All warnings of the products $1: others are removed. */
export const SAVE_WARNINGS = prepared(
  'catalog.save-warnings',
  `WITH given AS (
     SELECT * FROM unnest($2::int[], $3::text[], $4::text[]) AS given (product_id, language, text)
   ), removed AS (
     DELETE FROM product_warning w WHERE w.product_id = ANY ($1::int[])
        AND NOT EXISTS (SELECT FROM given g WHERE g.product_id = w.product_id AND g.language = w.language)
   )
   INSERT INTO product_warning (product_id, language, text) SELECT * FROM given
   ON CONFLICT (product_id, language) DO UPDATE SET text = EXCLUDED.text`,
);

/** Of a product `p`, as `ProductCompliance`. */
export const COMPLIANCE_JSON = `(
  SELECT json_build_object(${FACTS.join(', ')},
    'warnings', (SELECT coalesce(json_agg(json_build_object('language', w.language, 'text', w.text) ORDER BY w.language), '[]')
                   FROM product_warning w WHERE w.product_id = p.id))
    FROM (SELECT) self LEFT JOIN product_compliance c ON c.product_id = p.id)`;
