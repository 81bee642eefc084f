import { foldText } from '@kp/commerce';

export const VALUE_ACTIONS = ['create', 'use', 'empty'] as const;
/** What a value of the file that the shop does not know becomes. */
export type ValueAction = (typeof VALUE_ACTIONS)[number];

export interface ValueChoice {
  field: string;
  /** As the file has it, in any case. */
  value: string;
  action: ValueAction;
  /** Of the action `use`. */
  target: string | null;
}

export const CORRECTIONS = ['skip', 'empty', 'accept'] as const;
/** What becomes of all rows with a problem or warning: left out, imported without that cell, or as they are. */
export type CorrectionAction = (typeof CORRECTIONS)[number];

export interface Correction {
  /** Null for what is wrong with a row as a whole. */
  field: string | null;
  messageKey: string;
  action: CorrectionAction;
}

interface DefaultValue {
  field: string;
  value: string;
}

/** What was decided about a file beside its columns. */
export interface ImportSettings {
  /** New products are not for sale yet. */
  asDraft: boolean;
  /** In place of empty cells, and of columns that the file lacks for what is new. */
  defaults: DefaultValue[];
  choices: ValueChoice[];
  corrections: Correction[];
}

export const NO_SETTINGS: ImportSettings = { asDraft: false, defaults: [], choices: [], corrections: [] };

/** Fields whose values may be words for something that the shop knows by another name. */
export const CHOSEN_FIELDS = [
  'category',
  'supplier',
  'unit',
  'taxClass',
  'originCountry',
  'stock',
  'price',
] as const;

export const valueKey = (field: string, value: string): string => `${field} ${foldText(value)}`;
export const causeKey = ({ field, messageKey }: Pick<Correction, 'field' | 'messageKey'>): string =>
  `${field ?? ''} ${messageKey}`;
