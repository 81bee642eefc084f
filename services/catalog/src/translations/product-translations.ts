import { Injectable } from '@nestjs/common';
import type { LanguageCode } from '@kp/i18n';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import { prepared, Sql } from '@kp/platform/database';
import { InvalidInputError, type Principal } from '@kp/platform/http';
import { ContentChanges } from '../content-changes';
import { productNotFound } from '../domain/catalog.errors';

interface Texts {
  name: string | null;
  description: string | null;
  keywords: string;
}

export interface Translation extends Texts {
  language: LanguageCode;
}

export interface TranslatedProduct {
  /** In which the texts were entered. */
  language: LanguageCode;
  name: string;
  description: string;
  keywords: string;
  /** Other languages that have a text. */
  translations: Translation[];
}

const READ = prepared(
  'catalog.product-translations',
  `SELECT p.name, p.description, p.keywords, (
            SELECT coalesce(json_agg(json_build_object('language', language, 'name', t.name, 'description', t.description,
                                                       'keywords', t.keywords)
                                     ORDER BY language), '[]')
              FROM product_translation t WHERE t.product_id = p.id) AS translations
     FROM product p WHERE p.id = $1 AND p.deleted_at IS NULL`,
);

const SAVE = prepared(
  'catalog.save-product-translation',
  `INSERT INTO product_translation (product_id, language, name, description, keywords) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (product_id, language)
   DO UPDATE SET name = EXCLUDED.name, description = EXCLUDED.description, keywords = EXCLUDED.keywords,
                 updated_at = now()`,
);

const DELETE = prepared(
  'catalog.delete-product-translation',
  'DELETE FROM product_translation WHERE product_id = $1 AND language = $2',
);

/** @throws InvalidInputError for the language in which texts are entered */
export function assertForeign(language: LanguageCode): void {
  if (language !== catalogLanguage()) return;
  const message = 'Texts of the catalogue are entered in this language. Choose another one.';
  throw new InvalidInputError([{ field: 'language', message }]);
}

@Injectable()
export class ProductTranslations {
  constructor(
    private readonly sql: Sql,
    private readonly contentChanges: ContentChanges,
  ) {}

  async read(productId: number): Promise<TranslatedProduct> {
    const product = await this.sql.first<Omit<TranslatedProduct, 'language'>>(READ, [productId]);
    if (!product) throw productNotFound();
    return { language: catalogLanguage(), ...product };
  }

  /** A text that is null is shown as it was entered; without any, the language is removed. */
  save(
    productId: number,
    language: LanguageCode,
    { name, description, keywords }: Texts,
    principal: Principal,
  ): Promise<TranslatedProduct> {
    assertForeign(language);
    const change = {
      productId,
      principal,
      action: 'translation-updated',
      read: () => this.read(productId),
      audited: ({ translations }: TranslatedProduct) => ({
        [language]: translations.find((each) => each.language === language) ?? null,
      }),
    };
    return this.contentChanges.run(change, () =>
      name === null && description === null && keywords === ''
        ? this.sql.run(DELETE, [productId, language])
        : this.sql.run(SAVE, [productId, language, name, description, keywords]),
    );
  }
}
