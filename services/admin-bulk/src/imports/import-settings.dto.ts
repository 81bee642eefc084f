import { OptionalField, IsText, ListOf, AtMostCharacters } from '@kp/platform/http';
import { IsBoolean, IsIn, ValidateIf } from 'class-validator';
import {
  CHOSEN_FIELDS,
  type CorrectionAction,
  CORRECTIONS,
  type ImportSettings,
  NO_SETTINGS,
  VALUE_ACTIONS,
  type ValueAction,
} from './import-settings';

const MAX_DEFAULTS = 50;
const MAX_CHOICES = 5000;
const MAX_CORRECTIONS = 200;
const MAX_FIELD = 200;
const MAX_VALUE = 200;

export class ImportDefaultValue {
  @AtMostCharacters(MAX_FIELD)
  field: string;

  @AtMostCharacters(MAX_VALUE)
  value: string;
}

export class ImportValueChoice {
  @IsIn(CHOSEN_FIELDS)
  field: string;

  /** Of the file. */
  @AtMostCharacters(MAX_VALUE)
  value: string;

  @IsIn(VALUE_ACTIONS)
  action: ValueAction;

  /** What is used instead; null of the other actions. */
  @IsText(MAX_VALUE)
  @ValidateIf(({ action }: ImportValueChoice) => action === 'use')
  target: string | null;
}

export class ImportCorrection {
  /** Null for what is wrong with rows as a whole. */
  @IsText(MAX_FIELD)
  @ValidateIf(({ field }: ImportCorrection) => field !== null)
  field: string | null;

  @AtMostCharacters(MAX_FIELD)
  messageKey: string;

  @IsIn(CORRECTIONS)
  action: CorrectionAction;
}

export class ImportSettingsRequest {
  /** New products are not for sale yet. */
  @IsBoolean()
  asDraft: boolean;

  /** In place of empty cells, and of columns that the file lacks for what is new. */
  @ListOf(() => ImportDefaultValue, { max: MAX_DEFAULTS })
  defaults: ImportDefaultValue[];

  /** What values become that the shop does not know. */
  @ListOf(() => ImportValueChoice, { max: MAX_CHOICES })
  choices: ImportValueChoice[];

  /** What becomes of all rows with a problem or a warning. */
  @ListOf(() => ImportCorrection, { max: MAX_CORRECTIONS })
  @OptionalField()
  corrections?: ImportCorrection[];

  static settingsOf(request: ImportSettingsRequest | undefined): ImportSettings {
    if (!request) return NO_SETTINGS;
    const { asDraft, defaults, choices, corrections = [] } = request;
    return {
      asDraft,
      defaults: defaults.map(({ field, value }) => ({ field, value })),
      choices: choices.map(({ field, value, action, target }) => ({
        field,
        value,
        action,
        target: target ?? null,
      })),
      corrections: corrections.map(({ field, messageKey, action }) => ({ field, messageKey, action })),
    };
  }
}

export class ImportSettingsResponse {
  asDraft: boolean;
  defaults: ImportDefaultValue[];
  choices: ImportValueChoice[];
  corrections: ImportCorrection[];
}
