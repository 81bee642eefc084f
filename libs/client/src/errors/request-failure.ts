import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../toasts/toast-provider';
import { fieldErrors, problemText } from './problem';

interface FailedQuery {
  readonly error?: unknown;
  readonly isFetching?: boolean;
  readonly refetch: () => unknown;
}

/** The props of `ErrorPanel`. */
interface FailurePanel {
  readonly title: string;
  readonly children: string | undefined;
  readonly onRetry: () => void;
  readonly isRetrying: boolean | undefined;
}

interface FailedWrite<Field extends string> {
  /** What failed; the title of the toast. */
  readonly title: string;
  /** Instead of the text of the error. */
  readonly text?: string;
  /** The fields of the form, by their names in the request; one stands for its parts too. */
  readonly fields?: readonly Field[];
}

interface PlacedFailure<Field extends string> {
  readonly fields: Readonly<Partial<Record<Field, string>>>;
  /** The description of the toast, which forms may repeat in place; absent when the fields say it all. */
  readonly text?: string;
}

/** A write fails at the fields that the server names; without one, or with one the form lacks, in a toast. */
function placeFailure<Field extends string>(
  error: unknown,
  t: TFunction,
  { fields = [], text }: Omit<FailedWrite<Field>, 'title'> = {},
): PlacedFailure<Field> {
  const named = Object.entries(fieldErrors(error, t));
  const placeOf = (name: string) =>
    fields.find((field) => field === name) ?? fields.find((field) => name.startsWith(`${field}.`));
  const shown = named.flatMap(([name, message]) => {
    const field = placeOf(name);
    return field === undefined ? [] : [[field, message] as const];
  });
  const isComplete = shown.length > 0 && shown.length === named.length;
  return {
    // The first of several at one field counts.
    fields: Object.fromEntries(shown.toReversed()) as PlacedFailure<Field>['fields'],
    ...(isComplete ? {} : { text: text ?? problemText(error, t) }),
  };
}

interface RequestFailure {
  /**
   * A failed read, where its content would be: `<ErrorPanel {...failure.panel(query, title)} />`.
   * @param title the text of the error by default
   */
  panel(query: FailedQuery, title?: string): FailurePanel;
  /** A failed write: answers the messages for its fields, or shows a toast. */
  show<Field extends string = never>(error: unknown, write: FailedWrite<Field>): PlacedFailure<Field>;
  textOf(error: unknown): string;
}

/** The one place that decides whether a failed request is a panel, a message at a field or a toast. */
export function useRequestFailure(): RequestFailure {
  const { t } = useTranslation();
  const { toast } = useToast();
  return useMemo(
    () => ({
      panel: ({ error, isFetching, refetch }, title) => ({
        title: title ?? problemText(error, t),
        children: title && problemText(error, t),
        onRetry: () => void refetch(),
        isRetrying: isFetching,
      }),
      show: (error, { title, ...write }) => {
        const placed = placeFailure(error, t, write);
        if (placed.text) toast({ title, description: placed.text, variant: 'destructive' });
        return placed;
      },
      textOf: (error) => problemText(error, t),
    }),
    [t, toast],
  );
}
