import { BRAND_RULES } from '@kp/commerce/brand-rules';
import { FormSingleLine } from '@kp/platform/http';

export class SaveBrandSettingsRequest {
  /** How the shop calls itself on pages and in titles. @example "Bakery Supplies" */
  @FormSingleLine(BRAND_RULES.name)
  name: string;
}

export class BrandSettingsResponse {
  /** How the shop calls itself on pages and in titles. @example "Bakery Supplies" */
  name: string;
}
