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
