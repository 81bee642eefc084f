import { createTranslator } from '@kp/i18n/create-translator';
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '@kp/i18n/languages';
import { loadMessages } from '@kp/i18n/load-messages';
import { Paper } from '@kp/platform/pdf';
import type { Invoice } from '../domain/invoice';
import { drawInvoice } from './draw-invoice';
import { invoiceTexts } from './invoice-texts';

const translators = new Map<LanguageCode, Promise<ReturnType<typeof createTranslator>>>();

/**
 * The same bytes for the same invoice, whenever and wherever it is drawn: it shows nothing that can change later, such
 * as a payment or a storno, and is dated by the day of its issue.
 */
export async function renderInvoice(
  invoice: Invoice,
  paymentLink: string | null,
  logo: Buffer | null = null,
): Promise<Buffer> {
  const language = isLanguageCode(invoice.language) ? invoice.language : DEFAULT_LANGUAGE;
  const { t } = await translatorOf(language);
  const texts = invoiceTexts(invoice, { t, language, paymentLink });
  const paper = await Paper.begin({
    title: `${texts.title} ${texts.number}`,
    author: texts.seller.name,
    language,
    createdAt: new Date(`${invoice.issueDate}T00:00:00Z`),
    logo,
  });
  return drawInvoice(paper, texts);
}

function translatorOf(language: LanguageCode): Promise<ReturnType<typeof createTranslator>> {
  const known = translators.get(language);
  if (known) return known;
  const translator = loadMessages(language, ['common', 'invoice', 'units']).then((messages) =>
    createTranslator(language, messages),
  );
  translators.set(language, translator);
  return translator;
}
