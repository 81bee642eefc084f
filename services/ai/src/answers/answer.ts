import type { ProductResponse } from '@kp/catalog';
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

type Values = Record<string, string | number>;
type Translate = Awaited<ReturnType<typeof translatorOf>>;

const translators = new Map<LanguageCode, Promise<Translate>>();

/** How the answers are worded in one language. */
export class Wording {
  private constructor(
    readonly language: LanguageCode,
    /** Texts that the pages of the shop show too. */
    readonly t: Translate,
  ) {}

  static async in(language: LanguageCode): Promise<Wording> {
    const known = translators.get(language) ?? translatorOf(language);
    translators.set(language, known);
    return new Wording(language, await known);
  }

  translate(key: UtteranceKey, values: Values = {}): string {
    const textOf = (value: string | number = '') =>
      typeof value === 'number' ? formatNumber(value, this.language) : value;
    return UTTERANCES[this.language][key].replace(/\{(\w+)\}/g, (_, name: string) => textOf(values[name]));
  }

  money(amount: string, currency: string): string {
    return formatMoney({ amount, currency }, this.language);
  }

  priceOf({ price, currency }: Pick<ProductResponse, 'price' | 'currency'>): string {
    return price === null ? this.t('common:product.onRequest') : this.money(price, currency);
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
