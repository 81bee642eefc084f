import { lazyPage, useBackGuard } from '@kp/client';
import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

/** The first screen does without. */
const LeaveDialog = lazyPage(async () => (await import('./leave-dialog')).LeaveDialog);

/** What leads to another screen of this window. */
const LEAVING = 'a[href]:not([target="_blank"], [download])';

/** What a screen would lose. */
export interface Unsaved {
  readonly question: string;
  /** Once it is given up. */
  readonly onDiscard: () => void;
}

interface Leaving {
  /** @returns how to take it back */
  readonly keep: (unsaved: Unsaved) => () => void;
  /** Asks first where something would be lost. */
  readonly leave: (go: () => void) => void;
}

const LeavingContext = createContext<Leaving | null>(null);

export function useLeaving(): Leaving {
  const leaving = use(LeavingContext);
  if (!leaving) throw new Error('useLeaving must be used within UnsavedChanges');
  return leaving;
}

interface Asked {
  readonly unsaved: Unsaved;
  readonly go: () => void;
  readonly isBack?: boolean;
}

/** The one dialog that asks before a link, a key, Back or a button loses what was typed. */
export function UnsavedChanges({ children }: { readonly children: ReactNode }) {
  const kept = useRef<readonly Unsaved[]>([]);
  const [asked, setAsked] = useState<Asked>();
  /** Once the answer was yes, the same step is taken again. */
  const isFree = useRef(false);
  const leaving = useMemo<Leaving>(
    () => ({
      keep: (unsaved) => {
        kept.current = [...kept.current, unsaved];
        return () => void (kept.current = kept.current.filter((each) => each !== unsaved));
      },
      leave: (go) => {
        const unsaved = kept.current.at(-1);
        if (unsaved) setAsked({ unsaved, go });
        else go();
      },
    }),
    [],
  );
  const { leave } = leaving;
  useBackGuard(
    useCallback((steps) => {
      const unsaved = kept.current.at(-1);
      const mayLeave = !unsaved || isFree.current;
      isFree.current = false;
      if (!mayLeave) setAsked({ unsaved, go: () => window.history.go(steps), isBack: true });
      return mayLeave;
    }, []),
  );
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>(LEAVING);
      const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
      if (!link || isElsewhere || isFree.current || kept.current.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      leave(() => link.click());
    };
    // Before React sees the click.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [leave]);

  const answer = (mayLeave: boolean) => {
    setAsked(undefined);
    if (!asked || !mayLeave) return;
    asked.unsaved.onDiscard();
    isFree.current = true;
    asked.go();
    // Back is told by an event of its own.
    isFree.current = asked.isBack === true;
  };
  return (
    <LeavingContext value={leaving}>
      {children}
      <Suspense fallback={null}>
        {asked && <LeaveDialog question={asked.unsaved.question} onAnswer={answer} />}
      </Suspense>
    </LeavingContext>
  );
}
