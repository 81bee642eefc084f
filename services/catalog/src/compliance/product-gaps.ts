import { COMPLIANCE_GAPS, type ComplianceGap, type GapFilter } from '@kp/commerce/compliance-rules';
import { EU_COUNTRIES } from '@kp/commerce/legal-duties';
import { BUSINESS_DAY_SQL } from '@kp/settings';

type Has = (table: string, condition: string) => string;

/** Of one product. */
const isIn: Has = (table, condition) =>
  `EXISTS (SELECT FROM ${table} x WHERE x.product_id = p.id AND ${condition})`;
/** Of many products: which ones is found once, not for each. */
const isAmong: Has = (table, condition) => `p.id IN (SELECT x.product_id FROM ${table} x WHERE ${condition})`;

const EU = EU_COUNTRIES.map((code) => `'${code}'`).join(', ');

/** Of a product `p`: what Regulation (EU) 2023/988, Directive (EU) 2024/825 and Regulation (EC) 1935/2004 ask for. */
function conditionsOf(has: Has): Record<ComplianceGap, string> {
  const facts = (condition: string) => has('product_compliance', condition);
  const documents = (condition: string) => has('product_document', condition);
  return {
    manufacturer: `NOT ${facts("x.manufacturer_name <> '' AND x.manufacturer_address <> '' AND x.manufacturer_email <> ''")}`,
    responsible: facts(
      `x.manufacturer_country NOT IN ('', ${EU}) AND (x.responsible_name = '' OR x.responsible_address = '' OR x.responsible_email = '')`,
    ),
    identifier: `NOT ${facts("x.identifier <> ''")}`,
    warnings: `NOT ${facts('x.has_no_warnings')} AND NOT ${has('product_warning', 'true')}`,
    claims: `NOT ${facts("x.claim_proof <> ''")} AND ${has('product_claim', 'true')}`,
    foodContact: `${facts('x.is_food_contact')} AND NOT ${documents(`x.kind = 'food_contact_declaration'
      AND coalesce(x.valid_until >= ${BUSINESS_DAY_SQL}, true)`)}`,
    expired: documents(`x.valid_until < ${BUSINESS_DAY_SQL}`),
  };
}

export const GAP_CONDITIONS = conditionsOf(isIn);
/** For lists and counts. */
export const GAPS_OF_MANY = conditionsOf(isAmong);

export const gapCondition = (gap: GapFilter): string =>
  gap === 'any'
    ? `(${COMPLIANCE_GAPS.map((each) => `(${GAPS_OF_MANY[each]})`).join(' OR ')})`
    : `(${GAPS_OF_MANY[gap]})`;
