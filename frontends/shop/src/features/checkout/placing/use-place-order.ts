import { type OrderResponse, type PlaceOrderRequest, shopApi } from '@kp/api-client/shop';
import { newIdempotencyKey, useToast } from '@kp/client';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptDraft, OrderAttempt } from '../checkout-draft';
import { isSessionGone, isSettled, type OrderFailure, orderFailureOf } from './order-failure';

export interface PlaceOrder {
  readonly isSending: boolean;
  readonly failure: OrderFailure | null;
  /** Sends the order. While an earlier attempt has no answer, its key is used again: at most one of them counts. */
  place(request: PlaceOrderRequest): Promise<void>;
  /** Sends the attempt that had no answer once more, unchanged. */
  sendAgain(): Promise<void>;
  /** Gives up the earlier attempt, so that the next order is one of its own. */
  startAnew(): void;
  /** Says why an order cannot even be sent; null takes back what was said. */
  explain(failure: OrderFailure | null): void;
  /** Says why the shop refused the order before it was sent as one. */
  refuse(error: unknown): void;
  /** An order was sent and had no answer. */
  readonly isUnanswered: boolean;
}

interface PlaceOrderEvents {
  readonly onPlaced: (order: OrderResponse) => void;
  /** Told on screen already, unless it is about the payment. */
  readonly onFailed: (failure: OrderFailure) => void;
}

/** Places the order once, however often it is sent. */
export function usePlaceOrder(
  { draft, update }: KeptDraft,
  { onPlaced, onFailed }: PlaceOrderEvents,
): PlaceOrder {
  const { t } = useTranslation('checkout');
  const { toast } = useToast();
  const [send] = shopApi.usePlaceOrderMutation();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<OrderFailure | null>(null);
  // A second click comes before the first one is on screen.
  const isBusy = useRef(false);

  const remember = (attempt: OrderAttempt | null) => update((current) => ({ ...current, attempt }));

  const fail = (error: unknown, unanswered: OrderAttempt | null = null) => {
    const reason = orderFailureOf(error);
    // Without a session the shop says nothing about an earlier attempt, which may have been placed.
    if (isSessionGone(error)) remember(unanswered);
    else if (isSettled(reason)) remember(null);
    if (reason.kind === 'payment') return onFailed(reason);
    setFailure(reason);
    // The end of the session has a toast of its own.
    if (!isSessionGone(error)) {
      const [title, description] = [t('failedTitle'), t('failedDescription')];
      toast({ title, description, variant: 'destructive' });
    }
    onFailed(reason);
  };

  const attempt = async ({ key, request }: OrderAttempt) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setFailure(null);
    const unanswered = draft.attempt;
    remember({ key, request });
    try {
      onPlaced(await send({ 'Idempotency-Key': key, placeOrderRequest: request }).unwrap());
    } catch (error) {
      fail(error, unanswered);
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };

  return {
    isSending,
    failure,
    place: (request) => attempt({ key: draft.attempt?.key ?? newIdempotencyKey(), request }),
    sendAgain: async () => {
      if (draft.attempt) await attempt(draft.attempt);
    },
    startAnew() {
      remember(null);
      setFailure(null);
    },
    explain: setFailure,
    refuse: (error) => fail(error, draft.attempt),
    isUnanswered: draft.attempt !== null,
  };
}
