import type { CreatePromotionRequest, PromotionResponse } from '@kp/api-client/office';
import type { FieldProblem } from '@kp/commerce';
import { problemsByRules } from '@kp/commerce/field-rules';
import {
  PROMOTION_RULES,
  type PromotionAudience,
  type PromotionForm,
  promotionTextRules,
} from '@kp/commerce/promotion-rules';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import { LANGUAGE_CODES, type LanguageCode } from '@kp/i18n';

export type TextField = 'subject' | 'body';
const TEXT_FIELDS = ['subject', 'body'] as const;
const TEXT_RULES = promotionTextRules(catalogLanguage);

/** Flat, so that each text is a field of its own to check and to merge. */
export type PromotionValues = PromotionForm &
  Record<`${TextField}_${LanguageCode}`, string> & {
    readonly audience: PromotionAudience;
    readonly languages: readonly LanguageCode[];
    readonly productIds: readonly number[];
  };

export function valuesOf(promotion: PromotionResponse | undefined): PromotionValues {
  const texts = LANGUAGE_CODES.flatMap((code) => {
    const text = promotion?.texts.find(({ language }) => language === code);
    return TEXT_FIELDS.map((field) => [`${field}_${code}`, text?.[field] ?? '']);
  });
  return {
    name: promotion?.name ?? '',
    link: promotion?.link ?? '',
    productIds: promotion?.productIds ?? [],
    audience: promotion?.audience ?? 'all',
    languages: promotion?.languages ?? [],
    ...(Object.fromEntries(texts) as Record<`${TextField}_${LanguageCode}`, string>),
  };
}

export function textIn(values: PromotionValues, language: LanguageCode) {
  return { language, subject: values[`subject_${language}`], body: values[`body_${language}`] };
}

export function requestOf(values: PromotionValues): CreatePromotionRequest {
  const { name, link, audience, languages, productIds } = values;
  const texts = LANGUAGE_CODES.map((code) => textIn(values, code));
  return { name, link, audience, languages: [...languages], productIds: [...productIds], texts };
}

export function problemsOf(values: PromotionValues): FieldProblem[] {
  const { name, link } = values;
  const ofTexts = LANGUAGE_CODES.flatMap((code) =>
    TEXT_FIELDS.flatMap((field) => {
      const text = textIn(values, code);
      const problem = TEXT_RULES[field](text[field], text);
      return problem ? [{ field: `${field}_${code}`, ...problem }] : [];
    }),
  );
  return [...problemsByRules(PROMOTION_RULES, { name, link }), ...ofTexts];
}

/** `body_de` → `de`. */
export function languageOfField(field: string): LanguageCode | undefined {
  return LANGUAGE_CODES.find((code) => TEXT_FIELDS.some((name) => field === `${name}_${code}`));
}
