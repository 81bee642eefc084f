import { BRAND_PICTURES, socialLinkOf } from '@kp/commerce/brand-rules';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import { DEFAULT_LANGUAGE, type LanguageCode } from '@kp/i18n/languages';
import { type AuditActor, AuditLog } from '@kp/platform/audit';
import type { BrandPicture } from '@kp/platform/brand';
import { Transactions } from '@kp/platform/database';
import { InvalidInputError } from '@kp/platform/http';
import { Injectable } from '@nestjs/common';
import { SettingsCache } from '../settings-cache';
import { SETTINGS_ROW_ID } from '../settings.entity';
import { ShopSettingsService } from '../shop-settings.service';
import { BrandFiles } from './brand-files';
import { BrandSettingsRow, type BrandText, brandTextIn, filledTexts } from './brand.entity';

export interface BrandChanges {
  name: string;
  accent: string | null;
  socialLinks: string[];
  texts: BrandText[];
  /** Names of files that were uploaded; null for none. */
  logo: string | null;
  darkLogo: string | null;
  icon: string | null;
  heroPicture: string | null;
}

type PictureField = (typeof BRAND_PICTURES)[number];

/** How the shop is called, what it looks like and what it says of itself. */
@Injectable()
export class Brand {
  constructor(
    private readonly cache: SettingsCache,
    private readonly shop: ShopSettingsService,
    private readonly files: BrandFiles,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  get settings(): BrandSettingsRow {
    return this.cache.current.brand;
  }

  /** The first of its language, that of the catalogue and English that says something. */
  textIn(language: LanguageCode): Omit<BrandText, 'language'> {
    return brandTextIn(this.settings.texts, [language, catalogLanguage(), DEFAULT_LANGUAGE]);
  }

  /** What is left out stays. In one transaction with the name. */
  async save({ name, ...changes }: Partial<BrandChanges>, actor: AuditActor): Promise<void> {
    const pictures = await this.picturesOf(changes);
    const { accent, socialLinks, texts } = changes;
    await this.transactions.run(async () => {
      const { manager } = this.transactions;
      if (name !== undefined) await this.shop.change({ name }, actor);
      const row = { where: { id: SETTINGS_ROW_ID }, lock: { mode: 'pessimistic_write' } } as const;
      const before = await manager.findOneOrFail(BrandSettingsRow, row);
      const after: BrandSettingsRow = {
        ...before,
        ...pictures,
        ...(accent !== undefined && { accent }),
        ...(socialLinks && { socialLinks: socialLinks.map((link) => socialLinkOf(link)!) }),
        ...(texts && { texts: filledTexts(texts) }),
      };
      await manager.save(BrandSettingsRow, after);
      const change = {
        action: 'brand-settings.updated',
        subject: 'brand-settings',
        subjectId: SETTINGS_ROW_ID,
      };
      await this.audit.record(actor, { ...change, before: { ...before }, after: { ...after } });
      this.transactions.afterCommit(() => this.cache.replace({ brand: after }));
    });
  }

  private async picturesOf(
    changes: Partial<Pick<BrandChanges, PictureField>>,
  ): Promise<Partial<Record<PictureField, BrandPicture | null>>> {
    const found: Partial<Record<PictureField, BrandPicture | null>> = {};
    for (const field of BRAND_PICTURES) {
      const name = changes[field];
      if (name === undefined) continue;
      const picture = name === null ? null : await this.files.find(name);
      if (picture === undefined)
        throw new InvalidInputError([{ field, message: 'Upload the picture before you save it' }]);
      found[field] = picture;
    }
    return found;
  }
}
