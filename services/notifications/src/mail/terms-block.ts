import { TERMS_UPDATED_AT } from '@kp/commerce/terms';
import { formatDate, type LanguageCode } from '@kp/i18n';
import { countryName } from '@kp/i18n/country-name';
import { hasSampleContent } from '@kp/i18n/shop-name';
import { linesBlock, type MailBlock } from './letter';
import { Html, html, type ShopContact, type Translate } from './mail-template';

function sellerLines(t: Translate, shop: ShopContact, language: LanguageCode): string[] {
  const { name, address, email, phone, company } = shop;
  const named = (label: 'vatNumber' | 'registrationNumber') =>
    company?.[label] && `${t(`pages:terms.company.${label}`)}: ${company[label]}`;
  const place = [address, company && countryName(company.country, language)].filter(Boolean).join(', ');
  return [name, place, named('vatNumber'), named('registrationNumber'), email, phone].filter(isSaid);
}

const isSaid = (line: string | undefined): line is string => line !== undefined && line !== '';

/** Who sells and the terms of the page, so that the buyer keeps those that applied (Directive 2011/83/EU, article 8(7)). */
export async function termsBlocks(
  t: Translate,
  shop: ShopContact,
  language: LanguageCode,
): Promise<MailBlock[]> {
  const seller = linesBlock(t('pages:terms.companyTitle'), sellerLines(t, shop, language));
  const written = await shop.writtenTerms?.(language);
  if (written) {
    const { title, text, html: markup } = written;
    return [
      seller,
      {
        text: `${title}\n${text}`,
        html: html`<h2 style="margin:24px 0 4px;font-size:18px">${title}</h2>${new Html(markup)}`,
      },
    ];
  }
  return hasSampleContent() ? sampleTerms(t, shop, language, seller) : [seller];
}

function sampleTerms(
  t: Translate,
  shop: ShopContact,
  language: LanguageCode,
  seller: MailBlock,
): MailBlock[] {
  const sections: [title: string, ...lines: string[]][] = [
    [
      t('pages:terms.introduction.title'),
      t('pages:terms.introduction.scope', { company: shop.name }),
      t('pages:terms.introduction.free'),
    ],
    [
      t('pages:terms.purpose.title'),
      t('pages:terms.purpose.lead'),
      ...(['marketplace', 'loyalty', 'payments'] as const).map(
        (purpose) =>
          `${t(`pages:terms.purpose.${purpose}.title`)}: ${t(`pages:terms.purpose.${purpose}.text`)}`,
      ),
    ],
    [t('pages:terms.property.title'), t('pages:terms.property.ownership'), t('pages:terms.property.use')],
    [t('pages:terms.usage.title'), t('pages:terms.usage.duties'), t('pages:terms.usage.limits')],
    [
      t('pages:terms.liability.title'),
      t('pages:terms.liability.accuracy'),
      t('pages:terms.liability.availability'),
      t('pages:terms.liability.law'),
    ],
    [
      t('pages:terms.modifications.title'),
      t('pages:terms.modifications.changes'),
      t('pages:terms.modifications.orders'),
    ],
    [
      t('pages:terms.jurisdiction.title'),
      t('pages:terms.jurisdiction.law'),
      t('pages:terms.jurisdiction.courts'),
    ],
    [
      t('pages:terms.privacy.title'),
      t('pages:terms.privacy.gdpr'),
      `${t('pages:terms.privacy.link')}: ${shop.publicUrl.replace(/\/$/, '')}/privacy`,
    ],
  ];
  const updated = t('pages:lastUpdated', { date: formatDate(TERMS_UPDATED_AT, language) });
  return [
    linesBlock(t('pages:terms.title'), [updated]),
    seller,
    ...sections.map(([title, ...lines], index) =>
      linesBlock(t('pages:numbered', { number: index + 1, title }), lines),
    ),
  ];
}
