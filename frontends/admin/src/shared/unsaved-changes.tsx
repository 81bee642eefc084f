import { lazyPage } from '@kp/client';
import { createContext, type ReactNode, Suspense, use, useCallback, useMemo, useRef, useState } from 'react';

/** The first screen does without. */
const LeaveDialog = lazyPage(async () => (await import('./leave-dialog')).LeaveDialog);

/** Asks whether what was typed may be lost. */
type AskToLeave = (question: string) => Promise<boolean>;

const AskToLeaveContext = createContext<AskToLeave | null>(null);

export function useAskToLeave(): AskToLeave {
  const ask = use(AskToLeaveContext);
  if (!ask) throw new Error('useAskToLeave must be used within UnsavedChanges');
  return ask;
}

interface Asked {
  readonly question: string;
  readonly answer: (mayLeave: boolean) => void;
}

/** The one dialog that asks before a screen is left with changes that are not saved. */
export function UnsavedChanges({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const open = useRef<Asked>(undefined);
  const close = useCallback((mayLeave: boolean) => {
    open.current?.answer(mayLeave);
    open.current = undefined;
    setAsked(undefined);
  }, []);
  const ask = useMemo<AskToLeave>(
    () => (question) =>
      new Promise((answer) => {
        open.current?.answer(false);
        open.current = { question, answer };
        setAsked(open.current);
      }),
    [],
  );
  return (
    <AskToLeaveContext value={ask}>
      {children}
      <Suspense fallback={null}>
        {asked && <LeaveDialog question={asked.question} onAnswer={close} />}
      </Suspense>
    </AskToLeaveContext>
  );
}
