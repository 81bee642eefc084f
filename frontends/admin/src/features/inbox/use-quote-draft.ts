import type { QuoteConversationResponse } from '@kp/api-client/admin';
import { dayAfter, shopDayOf } from '@kp/i18n/shop-time';
import { useState } from 'react';
import { useDraft } from '../../shared/editing/use-draft';
import type { EditedLine } from './quote-line-fields';

const DEFAULT_VALIDITY_DAYS = 14;

export interface QuoteValues {
  readonly lines: readonly EditedLine[];
  /** Null follows the goods until another amount is agreed. */
  readonly shipping: string | null;
  readonly allowBackorder: boolean;
  readonly note: string;
  readonly validUntil: string;
  /** The version that it follows: what was typed for another one is not offered again. */
  readonly replaces: number;
}

export const inDays = (days: number) => dayAfter(shopDayOf(new Date()), days);

/** Whether a quote of this request was started and not sent. */
export const useHasQuoteDraft = (conversation: QuoteConversationResponse) => {
  const draft = useDraft<QuoteValues>('quote', conversation.id);
  return () => draft.read()?.values.replaces === (conversation.quotes[0]?.version ?? 0);
};

/** The quote that is being written: as it was left, else with the lines of the version before or of the request. */
export function useQuoteDraft({ id, quotes, requested }: QuoteConversationResponse) {
  const draft = useDraft<QuoteValues>('quote', id);
  const newest = quotes[0];
  const [start] = useState<QuoteValues>({
    lines: newest?.items ?? requested.map((line) => ({ ...line, unitPrice: line.unitPrice ?? '' })),
    shipping: newest?.shipping ?? null,
    allowBackorder: newest?.allowBackorder ?? false,
    note: newest?.note ?? '',
    validUntil: inDays(DEFAULT_VALIDITY_DAYS),
    replaces: newest?.version ?? 0,
  });
  const [kept, setKept] = useState(() => {
    const found = draft.read();
    return found?.values.replaces === start.replaces ? found : undefined;
  });
  const [values, setValues] = useState(kept ? stillValid(kept.values, start) : start);
  return {
    values,
    keptAt: kept?.at,
    change: (changes: Partial<QuoteValues>) => {
      const next = { ...values, ...changes };
      setValues(next);
      draft.keep(start, next);
    },
    forget: draft.forget,
    discard: () => {
      draft.forget();
      setValues(start);
      setKept(undefined);
    },
  };
}

/** A day that has passed meanwhile is the usual one again. */
const stillValid = (values: QuoteValues, { validUntil }: QuoteValues): QuoteValues =>
  values.validUntil < inDays(0) ? { ...values, validUntil } : values;
