import * as Tooltip from '@radix-ui/react-tooltip';
import type { SyntheticEvent } from 'react';
import styles from './tooltip.module.css';
import { TOOLTIP_DELAY, TOOLTIP_SKIP_DELAY } from './use-tooltip';

export interface TooltipBubbleProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly container: HTMLElement | undefined;
  /** Escape, or the page scrolls. */
  readonly onClose: () => void;
}

/** To press the bubble is not to press its button. */
const keepHere = (event: SyntheticEvent) => event.stopPropagation();

/** The bubble beside the element that this stands in. When it shows is the element's business (see use-tooltip.ts). */
export default function TooltipBubble({ label, isOpen, container, onClose }: TooltipBubbleProps) {
  return (
    <Tooltip.Provider delayDuration={TOOLTIP_DELAY} skipDelayDuration={TOOLTIP_SKIP_DELAY}>
      <Tooltip.Root open={isOpen} onOpenChange={(wantsOpen) => !wantsOpen && onClose()}>
        <Tooltip.Trigger asChild>
          <span className={styles.anchor} />
        </Tooltip.Trigger>
        <Tooltip.Portal container={container}>
          <Tooltip.Content
            side="bottom"
            sideOffset={6}
            collisionPadding={8}
            className={styles.bubble}
            onClick={keepHere}
            onPointerDown={keepHere}
          >
            {label}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
