import type { ConfirmedLinkResponse, StartedLinkPaymentResponse } from '@kp/api-client/links';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  isLost,
  type OnlineMethod,
  type PaymentForm,
  type PaymentOutcome,
} from '../../shared/payment/payment-form';
import type { PayFailureState } from './pay-failure';
import { paymentReturnOf } from './payment-return';

/** The calls of the page: of an invoice, or of what a change added to an order. */
export interface LinkPaymentCalls {
  readonly start: (method: OnlineMethod) => Promise<StartedLinkPaymentResponse>;
  readonly confirm: () => Promise<
    Pick<ConfirmedLinkResponse, 'isDeclined' | 'message' | 'declineCode'> & { readonly state: string }
  >;
}

export interface LinkPayment {
  readonly isBusy: boolean;
  readonly failure: PayFailureState | null;
  readonly registerForm: (form: PaymentForm | null) => void;
  /** Pays with the given wallet, else with the registered form; a second call meanwhile is ignored. */
  readonly pay: (method: OnlineMethod, wallet?: PaymentForm) => Promise<void>;
  /** Asks the shop whether it is paid by now. */
  readonly confirm: () => Promise<void>;
}

export function useLinkPayment(calls: LinkPaymentCalls): LinkPayment {
  const form = useRef<PaymentForm | null>(null);
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PayFailureState | null>(null);

  const run = useCallback(async (task: () => Promise<PayFailureState | null>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    try {
      setFailure(await task());
    } catch (error) {
      setFailure(isLost(error) ? { kind: 'unanswered' } : { kind: 'rejected', error });
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }, []);

  /** Its answer is the new state of the page, because it invalidates the query of the page. */
  const fetchOutcome = async (): Promise<PayFailureState | null> => {
    const { state, isDeclined, message, declineCode } = await calls.confirm();
    return state === 'payable' && isDeclined ? { kind: 'declined', message, code: declineCode } : null;
  };

  const payWith = async (method: OnlineMethod, paying: PaymentForm | null) => {
    const checked = (await paying?.check?.()) ?? null;
    if (checked === 'incomplete') return null;
    if (checked) return failureOf(checked);
    const { id, clientSecret, token: publicId, approveUrl } = await calls.start(method);
    if (method === 'paypal') {
      window.location.assign(approveUrl!);
      return new Promise<never>(() => undefined);
    }
    if (!paying) return null;
    const outcome = await paying.pay({ ref: id, secret: clientSecret ?? publicId ?? id });
    return outcome.kind === 'paid' ? fetchOutcome() : failureOf(outcome);
  };

  useReturn((end) =>
    run(async () => (end === 'cancelled' ? { kind: 'cancelled' as const } : fetchOutcome())),
  );
  useEffect(() => {
    // The browser may restore the page as it was left for PayPal: with a busy button.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isRunning.current = false;
      setBusy(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  return {
    isBusy,
    failure,
    registerForm: useCallback((registered) => {
      form.current = registered;
    }, []),
    pay: (method, wallet) => run(() => payWith(method, wallet ?? form.current)),
    confirm: () => run(fetchOutcome),
  };
}

/** Once per return from a provider's page; the URL is cleared, so that a reload does not repeat it. */
function useReturn(onReturn: (end: 'cancelled' | 'ended') => Promise<void>): void {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [end] = useState(() => paymentReturnOf(parameters));
  const isDone = useRef(end === null);
  useEffect(() => {
    if (isDone.current || end === null) return;
    isDone.current = true;
    void navigate({ search: '' }, { replace: true });
    void onReturn(end);
  });
}

function failureOf(outcome: PaymentOutcome): PayFailureState | null {
  return outcome.kind === 'paid' ? null : outcome;
}
