import type { ProductResponse } from '@kp/catalog';
import { netAndGross, type PriceDisplay, type TaxByClass, taxClassIn } from '@kp/commerce';
import { createTranslator } from '@kp/i18n/create-translator';
import { formatMoney, formatNumber } from '@kp/i18n';
import type { LanguageCode } from '@kp/i18n/languages';
import { loadMessages } from '@kp/i18n/load-messages';
import { UTTERANCES, type UtteranceKey } from '../engine/utterances';
import type { Part } from '../http/parts.dto';
import type { Topic } from '../sessions/topic';
import type { ToolCalls } from '../tools/tool';
import type { ToolSet } from '../tools/tool-set';

export interface Answer {
  text: string;
  parts: Part[];
  suggestions?: UtteranceKey[];
  topic?: Topic;
  /** Nothing was found that is what was asked for. */
  isUnsure?: boolean;
}

export interface Conversation {
  topic: Topic;
  tools: ToolSet;
  toolCalls: ToolCalls;
  wording: Wording;
}

/** Which prices the shop shows where they are not those it enters. */
export interface PriceTerms {
  readonly display: PriceDisplay;
  readonly byClass: TaxByClass;
  readonly country: string;
}

type PricedProduct = Pick<ProductResponse, 'price' | 'currency' | 'taxClasses'>;
type Values = Record<string, string | number>;
type Translate = Awaited<ReturnType<typeof translatorOf>>;

const translators = new Map<LanguageCode, Promise<Translate>>();

/** How the answers are worded in one language. */
export class Wording {
  private constructor(
    readonly language: LanguageCode,
    /** Texts that the pages of the shop show too. */
    readonly t: Translate,
    private readonly terms: PriceTerms | null,
  ) {}

  static async in(language: LanguageCode, terms: PriceTerms | null = null): Promise<Wording> {
    const known = translators.get(language) ?? translatorOf(language);
    translators.set(language, known);
    return new Wording(language, await known, terms);
  }

  translate(key: UtteranceKey, values: Values = {}): string {
    const textOf = (value: string | number = '') =>
      typeof value === 'number' ? formatNumber(value, this.language) : value;
    return UTTERANCES[this.language][key].replace(/\{(\w+)\}/g, (_, name: string) => textOf(values[name]));
  }

  money(amount: string, currency: string): string {
    return formatMoney({ amount, currency }, this.language);
  }

  /** As cards show it first; null on request. */
  amountOf({ price, taxClasses }: PricedProduct): string | null {
    if (!this.terms || price === null) return price;
    const { display, byClass, country } = this.terms;
    return netAndGross(price, byClass[taxClassIn(taxClasses, country)].rate, display === 'net')[display];
  }

  priceOf(product: PricedProduct): string {
    const amount = this.amountOf(product);
    if (amount === null) return this.t('common:product.onRequest');
    const price = this.money(amount, product.currency);
    if (!this.terms) return price;
    return this.t(this.terms.display === 'gross' ? 'common:product.withVat' : 'common:product.withoutVat', {
      price,
    });
  }
}

async function translatorOf(language: LanguageCode) {
  return createTranslator(
    language,
    await loadMessages(language, ['common', 'shop', 'accountTabs', 'invoice']),
  ).t;
}

/** Opens the form on the spot. */
export const contactLink = (wording: Wording) => ({
  label: wording.translate('linkContact'),
  url: '#contact',
});

export const linksPart = (...links: { label: string; url: string }[]): Part => ({ type: 'links', links });
