import { useEffect, useMemo, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** Time for the pointer to move from the button to its bubble. */
const LEAVE_DELAY_MS = 100;
export const TOOLTIP_DELAY_MS = 700;
/** After one tooltip closed, the next one shows without delay for this long. */
export const TOOLTIP_SKIP_DELAY_MS = 300;

export class TooltipTiming {
  private closedAt = -Infinity;

  constructor(private readonly now: () => number) {}

  delay(): number {
    return this.now() - this.closedAt <= TOOLTIP_SKIP_DELAY_MS ? 0 : TOOLTIP_DELAY_MS;
  }

  closed(): void {
    this.closedAt = this.now();
  }
}

const timing = new TooltipTiming(() => performance.now());

interface TooltipState {
  readonly isActivated: boolean;
  readonly isOpen: boolean;
  /** The surrounding dialog, because everything outside of an open one is hidden. */
  readonly container: HTMLElement | undefined;
  readonly close: () => void;
  readonly handlers: {
    onPointerEnter(event: PointerEvent<HTMLElement>): void;
    onPointerLeave(): void;
    onPointerDown(): void;
    onFocus(event: FocusEvent<HTMLElement>): void;
    onBlur(): void;
  };
}

/** Shows after a hover delay, at once on keyboard focus, and never on touch. */
export function useTooltip(): TooltipState {
  const [container, setContainer] = useState<HTMLElement>();
  const [isActivated, setActivated] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => (isOpen ? () => timing.closed() : undefined), [isOpen]);

  const { close, handlers } = useMemo(() => {
    const show = (element: HTMLElement, delay: number) => {
      setActivated(true);
      setContainer(element.closest('dialog') ?? undefined);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpen(true), delay);
    };
    const hide = () => {
      clearTimeout(timer.current);
      setOpen(false);
    };
    return {
      close: hide,
      handlers: {
        onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
          if (pointerType !== 'touch') show(currentTarget, timing.delay());
        },
        // A React child of the button: a pointer that reaches the bubble enters the button again.
        onPointerLeave: () => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => setOpen(false), LEAVE_DELAY_MS);
        },
        onPointerDown: hide,
        onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
          if (currentTarget.matches(':focus-visible')) show(currentTarget, 0);
        },
        onBlur: hide,
      },
    };
  }, []);
  return { isActivated, isOpen, container, close, handlers };
}
