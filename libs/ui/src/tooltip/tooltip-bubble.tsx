import * as Tooltip from '@radix-ui/react-tooltip';
import type { SyntheticEvent } from 'react';
import styles from './tooltip.module.css';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from './use-tooltip';

export interface TooltipBubbleProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly container: HTMLElement | undefined;
  readonly onClose: () => void;
}

/** Prevents a click on the bubble from clicking its button. */
const stopPropagation = (event: SyntheticEvent) => event.stopPropagation();

export default function TooltipBubble({ label, isOpen, container, onClose }: TooltipBubbleProps) {
  return (
    <Tooltip.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      <Tooltip.Root open={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()}>
        <Tooltip.Trigger asChild>
          <span className={styles.anchor} />
        </Tooltip.Trigger>
        <Tooltip.Portal container={container}>
          <Tooltip.Content
            side="bottom"
            sideOffset={6}
            collisionPadding={8}
            className={styles.bubble}
            onClick={stopPropagation}
            onPointerDown={stopPropagation}
          >
            {label}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
