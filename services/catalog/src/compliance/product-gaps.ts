import { COMPLIANCE_GAPS, type ComplianceGap, type GapFilter } from '@kp/commerce/compliance-rules';
import { EU_COUNTRIES } from '@kp/commerce/legal-duties';
import { SHOP_TIME_ZONE } from '@kp/i18n/shop-time';

const facts = (condition: string) =>
  `EXISTS (SELECT FROM product_compliance c WHERE c.product_id = p.id AND ${condition})`;
const documents = (condition: string) =>
  `EXISTS (SELECT FROM product_document d WHERE d.product_id = p.id AND ${condition})`;

const TODAY = `(now() AT TIME ZONE '${SHOP_TIME_ZONE}')::date`;
const EU = EU_COUNTRIES.map((code) => `'${code}'`).join(', ');

/** Of a product `p`: what Regulation (EU) 2023/988, Directive (EU) 2024/825 and Regulation (EC) 1935/2004 ask for. */
export const GAP_CONDITIONS: Record<ComplianceGap, string> = {
  manufacturer: `NOT ${facts("c.manufacturer_name <> '' AND c.manufacturer_address <> '' AND c.manufacturer_email <> ''")}`,
  responsible: facts(
    `c.manufacturer_country NOT IN ('', ${EU}) AND (c.responsible_name = '' OR c.responsible_address = '' OR c.responsible_email = '')`,
  ),
  identifier: `NOT ${facts("c.identifier <> ''")}`,
  warnings: `NOT ${facts('c.has_no_warnings')} AND NOT EXISTS (SELECT FROM product_warning w WHERE w.product_id = p.id)`,
  claims: `NOT ${facts("c.claim_proof <> ''")} AND EXISTS (SELECT FROM product_claim t WHERE t.product_id = p.id)`,
  foodContact: `${facts('c.is_food_contact')} AND NOT ${documents(`d.kind = 'food_contact_declaration'
    AND coalesce(d.valid_until >= ${TODAY}, true)`)}`,
  expired: documents(`d.valid_until < ${TODAY}`),
};

export const gapCondition = (gap: GapFilter): string =>
  gap === 'any'
    ? `(${COMPLIANCE_GAPS.map((each) => `(${GAP_CONDITIONS[each]})`).join(' OR ')})`
    : `(${GAP_CONDITIONS[gap]})`;
