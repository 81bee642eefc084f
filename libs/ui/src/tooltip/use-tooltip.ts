import { useEffect, useMemo, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** Time for the pointer to cross from the button to its bubble, in milliseconds. */
const CROSSING = 100;
/** How long the pointer rests on a button before its tooltip shows, in milliseconds. */
export const TOOLTIP_DELAY = 700;
/** After one tooltip has closed, the next shows at once for so long, in milliseconds. */
export const TOOLTIP_SKIP_DELAY = 300;

/** When to show the next tooltip. One for the whole page, because a visitor reads one tooltip after the other. */
export class TooltipTiming {
  private closedAt = -Infinity;

  constructor(private readonly now: () => number) {}

  /** Milliseconds until the tooltip under the pointer may show. */
  delay(): number {
    return this.now() - this.closedAt <= TOOLTIP_SKIP_DELAY ? 0 : TOOLTIP_DELAY;
  }

  /** A tooltip that was shown is gone. */
  closed(): void {
    this.closedAt = this.now();
  }
}

const timing = new TooltipTiming(() => performance.now());

interface TooltipState {
  /** The pointer or the focus has been here: the tooltip's code is wanted. */
  readonly isAwake: boolean;
  readonly isOpen: boolean;
  /** Dialog that the button stands in; what lies outside of an open one is out of sight. */
  readonly container: HTMLElement | undefined;
  readonly close: () => void;
  /** For the element that has the tooltip. */
  readonly handlers: {
    onPointerEnter(event: PointerEvent<HTMLElement>): void;
    onPointerLeave(): void;
    onPointerDown(): void;
    onFocus(event: FocusEvent<HTMLElement>): void;
    onBlur(): void;
  };
}

/** Shows a tooltip under a resting pointer, or at once for the keyboard; never for a finger. */
export function useTooltip(): TooltipState {
  const [container, setContainer] = useState<HTMLElement>();
  const [isAwake, setAwake] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => (isOpen ? () => timing.closed() : undefined), [isOpen]);

  const { close, handlers } = useMemo(() => {
    const show = (element: HTMLElement, delay: number) => {
      setAwake(true);
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
        // The bubble belongs to the button: a pointer that arrives there has entered it again.
        onPointerLeave: () => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => setOpen(false), CROSSING);
        },
        onPointerDown: hide,
        onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
          if (currentTarget.matches(':focus-visible')) show(currentTarget, 0);
        },
        onBlur: hide,
      },
    };
  }, []);
  return { isAwake, isOpen, container, close, handlers };
}
