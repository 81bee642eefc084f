import { isBlank } from './field-problem';
import { type FieldRule, type FieldRules, lineRule, textRule } from './field-rules';

export const PROMOTION_LIMITS = {
  nameMax: 100,
  subjectMax: 150,
  bodyMax: 5e3,
  linkMax: 300,
  products: 6,
} as const;

/** `customers`: accounts with an order that was not cancelled. */
export const PROMOTION_AUDIENCES = ['all', 'customers'] as const;
export type PromotionAudience = (typeof PROMOTION_AUDIENCES)[number];

export const PROMOTION_STATES = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

export interface PromotionText {
  readonly language: string;
  readonly subject: string;
  readonly body: string;
}

const required = { min: 1, messageKey: 'validation.required' } as const;

/**
 * A language has subject and body, or neither; that of the catalogue always has both.
 *
 * @param base the language of the catalogue, asked when a text is checked
 */
export function promotionTextRules(base: () => string) {
  const textOf = (other: 'subject' | 'body', max: number, rule: typeof lineRule) => {
    const [optional, needed] = [rule(max), rule(max, required)];
    const check: FieldRule<string, PromotionText> = (value, text) =>
      (text.language === base() || !isBlank(text[other]) ? needed : optional)(value, text);
    return check;
  };
  return {
    subject: textOf('body', PROMOTION_LIMITS.subjectMax, lineRule),
    body: textOf('subject', PROMOTION_LIMITS.bodyMax, textRule),
  };
}

export interface PromotionForm {
  /** For the staff. */
  readonly name: string;
  /** A path of the shop; empty for its home page. */
  readonly link: string;
}

const PATH = /^\/(?![/\\])[^\s\\]*$/;

export const PROMOTION_RULES: FieldRules<PromotionForm> = {
  name: lineRule(PROMOTION_LIMITS.nameMax, required),
  link: (link, form) =>
    link === '' || PATH.test(link)
      ? lineRule(PROMOTION_LIMITS.linkMax)(link, form)
      : { messageKey: 'validation.promotionLinkInvalid' },
};

/** What a mail says: in the language of its reader, else of the catalogue, else as it was first written. */
export function promotionTextFor<Text extends PromotionText>(
  texts: readonly Text[],
  { language, base }: { readonly language: string; readonly base: string },
): Text {
  const found = [language, base, 'en'].find((each) => hasPromotionText(texts, each));
  return texts.find((text) => (found ? text.language === found : hasPromotionText([text], text.language)))!;
}

/** True when a mail in that language says something in it. */
export function hasPromotionText(texts: readonly PromotionText[], language: string): boolean {
  return texts.some((text) => text.language === language && !isBlank(text.subject) && !isBlank(text.body));
}
