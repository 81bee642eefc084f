import { Injectable } from '@nestjs/common';
import { translationLanguages } from '@kp/i18n/catalog-language';
import { Sql } from '@kp/platform/database';
import type { ExportedTable } from '@kp/platform/tables';
import { attributeTextColumns, attributeTextsCell, type WordTexts } from '../imports/attribute-text-cells';
import {
  type AssignedAttribute,
  ATTRIBUTE_COLUMNS,
  definedWords,
  READ_ASSIGNED,
  READ_WORDS,
  type WordsOfLanguage,
} from './attribute-columns';

/** The attributes of all categories, each where it is assigned, with what other languages call it. */
@Injectable()
export class AttributeExport {
  constructor(private readonly sql: Sql) {}

  async table(): Promise<ExportedTable> {
    const assigned = await this.sql.rows<AssignedAttribute>(READ_ASSIGNED);
    return {
      name: 'attributes',
      columns: ['category', ...Object.keys(ATTRIBUTE_COLUMNS), ...attributeTextColumns()],
      rows: this.rows(assigned),
      count: () => Promise.resolve(assigned.length),
    };
  }

  private async *rows(assigned: readonly AssignedAttribute[]): AsyncGenerator<string[]> {
    const words = [...new Set(assigned.flatMap(definedWords))];
    const found = await this.sql.rows<WordsOfLanguage>(READ_WORDS, [words]);
    const byLanguage = new Map(
      found.map(({ language, texts }) => [language, new Map(Object.entries(texts))]),
    );
    const none: WordTexts = new Map();
    for (const attribute of assigned) {
      yield [
        attribute.category,
        ...Object.values(ATTRIBUTE_COLUMNS).map((read) => read(attribute)),
        ...translationLanguages().map((language) =>
          attributeTextsCell(definedWords(attribute), byLanguage.get(language) ?? none),
        ),
      ];
    }
  }
}
