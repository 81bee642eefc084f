import { Injectable } from '@nestjs/common';
import { minorToDecimal } from '@kp/commerce';
import { decimalMarkOf } from '@kp/i18n/formats';
import { createTranslator } from '@kp/i18n/create-translator';
import type { LanguageCode } from '@kp/i18n/languages';
import { loadMessages } from '@kp/i18n/load-messages';
import type { Cell, ExportFormat } from '@kp/platform/tables';

export type Translate = ReturnType<typeof createTranslator>['t'];

/** Words and numbers of exported files, in the language of who exports them. */
@Injectable()
export class AccountingTexts {
  private readonly translators = new Map<LanguageCode, Promise<Translate>>();

  in(language: LanguageCode): Promise<Translate> {
    const known = this.translators.get(language);
    if (known) return known;
    const translator = loadMessages(language, ['common', 'admin', 'adminAccounting']).then(
      (messages) => createTranslator(language, messages).t,
    );
    this.translators.set(language, translator);
    return translator;
  }
}

/** Where a comma is the decimal mark, spreadsheets expect semicolons between the columns. */
export const exportFormatOf = (language: LanguageCode): ExportFormat =>
  decimalMarkOf(language) === ','
    ? { decimalMark: ',', separator: ';' }
    : { decimalMark: '.', separator: ',' };

/** An amount of a file; nothing where there is none. */
export const decimalOf = (minor: number | null): string | null =>
  minor === null ? null : minorToDecimal(minor);

/** Rows of a file that are all known. */
export async function* tableRows(rows: readonly Cell[][]): AsyncGenerator<Cell[]> {
  yield* rows;
}
