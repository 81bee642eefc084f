import { useRequestFailure, useToast } from '@kp/client';
import { useTranslation } from 'react-i18next';

interface UndoableChange {
  readonly send: () => Promise<{ readonly error?: unknown }>;
  /** Absent where the former state cannot be had again. */
  readonly undo?: () => void;
  readonly done: string;
  /** What was changed. */
  readonly name: string;
  readonly failed: string;
}

/** A change of a list that shows at once: says that it is done and offers to take it back, or says why it failed. */
export function useUndoableChange(): (change: UndoableChange) => Promise<void> {
  const { t } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  return async ({ send, undo, done, name, failed }) => {
    const { error } = await send();
    if (error) return void failure.show(error, { title: failed });
    toast({
      title: done,
      description: name,
      action: undo && { label: t('actions.undo'), onSelect: undo },
    });
  };
}
