import { Injectable } from '@nestjs/common';
import { CatalogReader, type ProductResponse } from '@kp/catalog';
import { promotionTextFor } from '@kp/commerce/promotion-rules';
import { formatMoney, isLanguageCode, type LanguageCode } from '@kp/i18n';
import { catalogLanguage, translationIn } from '@kp/i18n/catalog-language';
import { HttpConfig } from '@kp/platform/http';
import { SettingsService } from '@kp/settings';
import type { MailContent } from '../domain/mail';
import type { Promotion, PromotionRecipient } from '../domain/promotion';
import type { ShopContact } from '../mail/mail-template';
import { promotionMail, type PromotionMail } from '../mail/promotion-mail';
import { UnsubscribeLinks } from '../unsubscribe-links';

type Reader = Pick<PromotionRecipient, 'userId' | 'firstName'> &
  Partial<Pick<PromotionRecipient, 'subscriptionId'>>;

/** Mails of one promotion; what all of a language share is read once. */
export class PromotionTemplate {
  private readonly parts = new Map<
    LanguageCode,
    Promise<Omit<PromotionMail, 'firstName' | 'isSubscriber' | 'unsubscribe'>>
  >();

  constructor(
    private readonly shop: ShopContact,
    private readonly links: UnsubscribeLinks,
    private readonly partsIn: (
      language: LanguageCode,
    ) => Promise<Omit<PromotionMail, 'firstName' | 'isSubscriber' | 'unsubscribe'>>,
  ) {}

  async mailTo({ userId, subscriptionId, firstName }: Reader, language: string): Promise<MailContent> {
    const code = isLanguageCode(language) ? language : catalogLanguage();
    const parts = this.parts.get(code) ?? this.partsIn(code);
    this.parts.set(code, parts);
    const isSubscriber = typeof subscriptionId === 'number';
    const unsubscribe = isSubscriber
      ? this.links.newsletterUrlsOf(subscriptionId)
      : this.links.urlsOf(userId!, ['promotions']);
    return promotionMail({ ...(await parts), firstName, isSubscriber, unsubscribe }, this.shop);
  }
}

@Injectable()
export class PromotionMails {
  constructor(
    private readonly catalog: CatalogReader,
    private readonly settings: SettingsService,
    private readonly links: UnsubscribeLinks,
    private readonly http: HttpConfig,
  ) {}

  /** Products that are not on sale now are left out. */
  async templateOf({ texts, link, productIds }: Promotion): Promise<PromotionTemplate> {
    const publicUrl = this.http.publicUrl.replace(/\/$/, '');
    const { name, phone, email } = await this.settings.getPublicCompany();
    const found = await this.catalog.getProductsByIds(productIds);
    const onSale = productIds.flatMap((id) => {
      const product = found.get(id);
      return product?.status === 'active' ? [product] : [];
    });
    return new PromotionTemplate({ publicUrl, name, phone, email }, this.links, async (language) => {
      const text = promotionTextFor(texts, { language, base: catalogLanguage() });
      const products = await Promise.all(
        onSale.map(async (product) => ({
          name: await this.nameOf(product, language),
          price:
            product.price && formatMoney({ amount: product.price, currency: product.currency }, language),
          url: `${publicUrl}/products/${product.slug}`,
        })),
      );
      return {
        language,
        products,
        url: `${publicUrl}${link || '/'}`,
        text: { ...text, language: text.language as LanguageCode },
      };
    });
  }

  private async nameOf({ id, name }: ProductResponse, language: LanguageCode): Promise<string> {
    if (translationIn(language) === undefined) return name;
    return (await this.catalog.getProductDetail({ id }, 'admin', language)).name;
  }
}
