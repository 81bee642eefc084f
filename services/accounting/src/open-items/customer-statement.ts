import { Injectable } from '@nestjs/common';
import { money } from '@kp/commerce';
import { formatDate, formatInvoiceDate, formatMoney, formatNumber } from '@kp/i18n';
import { countryName } from '@kp/i18n/country-name';
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '@kp/i18n/languages';
import { Paper } from '@kp/platform/pdf';
import { BrandFiles, businessDay, type Seller, SettingsService } from '@kp/settings';
import { AccountingTexts, type Translate } from '../accounting-texts';
import { nothingOpen } from '../accounting.errors';
import { drawStatement, type StatementTexts } from './draw-statement';
import { type OpenDocument, OpenItems } from './open-items';

/** What a customer owes, document by document, in the customer's language. */
@Injectable()
export class CustomerStatement {
  constructor(
    private readonly items: OpenItems,
    private readonly settings: SettingsService,
    private readonly brand: BrandFiles,
    private readonly texts: AccountingTexts,
  ) {}

  /** @throws DomainError ACCOUNTING.NOTHING_OPEN */
  async draw(documentId: number, then: string | null): Promise<{ name: string; pdf: Buffer }> {
    const documents = await this.items.ofCustomer(documentId, then);
    const newest = documents.reduce<OpenDocument | null>(
      (found, each) => (found && found.issueDate > each.issueDate ? found : each),
      null,
    );
    if (!newest) throw nothingOpen();
    const language = isLanguageCode(newest.language) ? newest.language : DEFAULT_LANGUAGE;
    const seller = await this.settings.findSeller();
    const t = await this.texts.in(language);
    const day = then ?? businessDay(new Date());
    const texts = statementTexts({ documents, newest, seller, day }, language, t);
    const paper = await Paper.begin({
      title: texts.title,
      author: texts.seller[0] ?? '',
      language,
      createdAt: new Date(`${day}T00:00:00Z`),
      logo: await this.brand.printedLogo(),
    });
    return { name: `statement-${day}.pdf`, pdf: await drawStatement(paper, texts) };
  }
}

interface Facts {
  documents: readonly OpenDocument[];
  newest: OpenDocument;
  seller: Seller | null;
  day: string;
}

const present = (...texts: (string | undefined)[]) =>
  texts.filter((text): text is string => Boolean(text?.trim()));

function statementTexts(
  { documents, newest, seller, day }: Facts,
  language: LanguageCode,
  t: Translate,
): StatementTexts {
  const { buyer } = newest;
  const amount = (minor: number, { currency }: Pick<OpenDocument, 'currency'>) =>
    formatMoney(money(minor, currency), language);
  const currencies = [...new Set(documents.map(({ currency }) => currency))];
  const sumOf = (of: readonly OpenDocument[]) => of.reduce((sum, { openMinor }) => sum + openMinor, 0);
  const ofCurrency = (currency: string) => documents.filter((each) => each.currency === currency);
  // A credit may be above what is open.
  const isOwed = currencies.some((currency) => sumOf(ofCurrency(currency)) > 0);
  const totals = currencies.flatMap((currency) => {
    const own = ofCurrency(currency);
    const late = own.filter(({ daysLate }) => daysLate > 0);
    return [
      { label: t('adminAccounting:statement.overdue'), value: amount(sumOf(late), { currency }) },
      { label: t('adminAccounting:statement.total'), value: amount(sumOf(own), { currency }) },
    ];
  });
  return {
    title: t('adminAccounting:statement.title'),
    date: formatDate(day, language),
    seller: seller
      ? present(
          seller.name,
          seller.address,
          `${seller.zipCode} ${seller.city}`,
          countryName(seller.country, language),
          seller.vatNumber,
          seller.email,
        )
      : [],
    customer: present(
      newest.name,
      buyer['address'],
      `${buyer['zip'] ?? ''} ${buyer['city'] ?? ''}`,
      buyer['country'] && countryName(buyer['country'], language),
      buyer['vatNumber'] || buyer['taxId'],
    ),
    heads: [
      t('adminAccounting:columns.number'),
      t('adminAccounting:columns.issued'),
      t('adminAccounting:statement.due'),
      t('adminAccounting:statement.daysLate'),
      t('adminAccounting:columns.total'),
      t('adminAccounting:statement.open'),
    ],
    rows: documents.map((document) => [
      document.number,
      formatInvoiceDate(document.issueDate),
      formatInvoiceDate(document.dueDate),
      document.daysLate > 0 ? formatNumber(document.daysLate, language) : '',
      amount(document.totalMinor, document),
      amount(document.openMinor, document),
    ]),
    totals,
    payTo:
      seller?.iban && isOwed
        ? [t('adminAccounting:statement.payTo'), ...present(seller.bankName, seller.iban)]
        : [],
    thanks: t('adminAccounting:statement.thanks'),
    page: (page, pages) => `${page} / ${pages}`,
  };
}
