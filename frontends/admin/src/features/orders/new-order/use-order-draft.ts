import { useEffect, useEffectEvent, useState } from 'react';
import { useDraft } from '../../../shared/editing/use-draft';
import type { EditorControls } from '../../../shared/editing/use-editor-controls';
import type { OrderDraft } from './order-draft';

/** As that of the checkout: it holds the address of somebody else. */
const MAX_AGE_MS = 24 * 3_600_000;

/** @returns what the order begins with: what was typed before, otherwise `start` */
export function useOrderDraft(start: OrderDraft, likeId: number | undefined, controls: EditorControls) {
  const draft = useDraft<OrderDraft>('new-order', likeId, MAX_AGE_MS);
  const [kept, setKept] = useState(() => draft.read());
  const [first] = useState(kept?.values ?? start);
  const { onDraft } = controls;
  useEffect(() => onDraft(draft.forget), [onDraft, draft]);
  return {
    first,
    keptAt: kept?.at,
    keep: (entered: OrderDraft) => {
      draft.keep(start, entered);
      controls.onChanged();
    },
    discard: () => {
      controls.onStored();
      setKept(undefined);
    },
  };
}

/** Keeps what is typed, as long as it differs from `start`. */
export function useKeeping(
  entered: OrderDraft,
  start: OrderDraft,
  keep: (entered: OrderDraft) => void,
): void {
  const written = textOf(entered);
  const keepNow = useEffectEvent(() => {
    if (written !== textOf(start)) keep(entered);
  });
  useEffect(() => keepNow(), [written]);
}

const textOf = ({ values, lines, customer }: OrderDraft) => JSON.stringify({ values, lines, customer });
