import type { ImportResponse } from '@kp/api-client/office';
import { useState } from 'react';

type Settings = ImportResponse['settings'];
export type ValueChoice = Settings['choices'][number];
export type Correction = Settings['corrections'][number];

/** Fields of which an unknown value can become something that the shop knows. */
export const RESOLVABLE_FIELDS = ['category', 'supplier', 'unit', 'taxClass', 'originCountry'] as const;
export type ResolvableField = (typeof RESOLVABLE_FIELDS)[number];
/** Of those the ones that can be made. */
export const CREATED_FIELDS: readonly string[] = ['category', 'supplier'];

export interface ImportSettingsChoice {
  readonly settings: Settings;
  readonly setDraft: (asDraft: boolean) => void;
  readonly setDefault: (field: string, value: string | null) => void;
  /** In place of the choices for the same values. */
  readonly choose: (choices: readonly ValueChoice[]) => void;
  readonly forget: (field: string, value: string) => void;
  readonly correct: (
    cause: Pick<Correction, 'field' | 'messageKey'>,
    action: Correction['action'] | null,
  ) => void;
}

const isSame = (value: string, other: string) => value.toLowerCase() === other.toLowerCase();

/** What is decided about causes until the file is checked again. */
export function useImportSettings(job: ImportResponse): ImportSettingsChoice {
  const [settings, set] = useState(job.settings);
  const without = (former: Settings, { field, value }: Pick<ValueChoice, 'field' | 'value'>) =>
    former.choices.filter((each) => each.field !== field || !isSame(each.value, value));
  const forget = (field: string, value: string) =>
    set((former) => ({ ...former, choices: without(former, { field, value }) }));
  return {
    settings,
    setDraft: (asDraft) => set((former) => ({ ...former, asDraft })),
    setDefault: (field, value) =>
      set((former) => {
        const others = former.defaults.filter((each) => each.field !== field);
        return { ...former, defaults: value === null ? others : [...others, { field, value }] };
      }),
    choose: (choices) =>
      set((former) =>
        choices.reduce(
          (changed, choice) => ({ ...changed, choices: [...without(changed, choice), choice] }),
          former,
        ),
      ),
    forget,
    correct: ({ field, messageKey }, action) =>
      set((former) => {
        const others = former.corrections.filter(
          (each) => each.field !== field || each.messageKey !== messageKey,
        );
        return { ...former, corrections: action ? [...others, { field, messageKey, action }] : others };
      }),
  };
}
