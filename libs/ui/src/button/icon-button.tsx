import { lazy, Suspense, type ComponentType } from 'react';
import { Button, type ButtonProps } from './button';
import type { IconName } from '../icon/icon-paths';
import { classNames } from '../class-names';
import type { TooltipBubbleProps } from '../tooltip/tooltip-bubble';
import { useTooltip } from '../tooltip/use-tooltip';
import styles from './button.module.css';

/** Stands in when the code cannot be fetched: the button has its name anyway. */
const NoBubble: ComponentType<TooltipBubbleProps> = () => null;

const TooltipBubble = lazy<ComponentType<TooltipBubbleProps>>(() =>
  import(/* webpackChunkName: "tooltip" */ '../tooltip/tooltip-bubble').catch(() => ({ default: NoBubble })),
);

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** What the button does, for those who do not see the icon. */
  readonly label: string;
}

/** A button that shows an icon only; the label is its name and its tooltip, whose code comes with the first wish for one. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  const { isAwake, isOpen, container, close, handlers } = useTooltip();
  return (
    <Button
      variant="quiet"
      {...rest}
      {...handlers}
      aria-label={label}
      className={classNames(styles.square, className)}
    >
      {isAwake && (
        <Suspense fallback={null}>
          <TooltipBubble label={label} isOpen={isOpen} container={container} onClose={close} />
        </Suspense>
      )}
    </Button>
  );
}
