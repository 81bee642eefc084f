import {
  lazy,
  Suspense,
  type ButtonHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon/icon';
import type { TooltipBubbleProps } from '../tooltip/tooltip-bubble';
import { useTooltip } from '../tooltip/use-tooltip';
import styles from './button.module.css';

export interface ButtonLook {
  /** `secondary` unless given; `link` looks like a text link. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'link';
  readonly size?: 'small' | 'medium' | 'large';
  readonly icon?: IconName;
  readonly isWide?: boolean;
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  readonly isDisabled?: boolean;
  /** The button keeps the focus but ignores clicks. */
  readonly isBusy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({ isDisabled, isBusy, onClick, type = 'button', children, ...rest }: ButtonProps) {
  const { look, attributes } = splitLook(rest);
  return (
    <button
      {...attributes}
      type={isBusy ? 'button' : type}
      disabled={isDisabled}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      className={classNames(lookClass(look), rest.className)}
    >
      <ButtonContent icon={look.icon}>{children}</ButtonContent>
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, LinkProps {}

/** Hidden in print, because a link that looks like a button has no use on paper. */
export function ButtonLink({ children, ...rest }: ButtonLinkProps) {
  const { look, attributes } = splitLook(rest);
  return (
    <Link data-print="hidden" {...attributes} className={classNames(lookClass(look), rest.className)}>
      <ButtonContent icon={look.icon}>{children}</ButtonContent>
    </Link>
  );
}

function ButtonContent({ icon, children }: { icon?: IconName; children?: ReactNode }) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
}

function splitLook<T extends ButtonLook>({ variant, size, icon, isWide, ...attributes }: T) {
  return { look: { variant, size, icon, isWide }, attributes };
}

function lookClass({ variant = 'secondary', size = 'medium', isWide }: ButtonLook) {
  return classNames(styles.button, styles[variant], styles[size], isWide && styles.wide);
}

/** Used when the tooltip chunk fails to load: the button still has its accessible name. */
const NoBubble: ComponentType<TooltipBubbleProps> = () => null;

const TooltipBubble = lazy<ComponentType<TooltipBubbleProps>>(() =>
  import(/* webpackChunkName: "tooltip" */ '../tooltip/tooltip-bubble').catch(() => ({ default: NoBubble })),
);

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** Accessible name and tooltip. */
  readonly label: string;
}

export function IconButton({ label, className, ...rest }: IconButtonProps) {
  const { bubble, attributes } = useLabelTooltip(label);
  return (
    <Button variant="quiet" {...rest} {...attributes} className={classNames(styles.square, className)}>
      {bubble}
    </Button>
  );
}

export interface IconLinkProps extends Omit<ButtonLinkProps, 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** Accessible name and tooltip. */
  readonly label: string;
}

export function IconLink({ label, className, ...rest }: IconLinkProps) {
  const { bubble, attributes } = useLabelTooltip(label);
  return (
    <ButtonLink variant="quiet" {...rest} {...attributes} className={classNames(styles.square, className)}>
      {bubble}
    </ButtonLink>
  );
}

/** The tooltip chunk is loaded on the first hover or focus. */
function useLabelTooltip(label: string) {
  const { isActivated, isOpen, container, close, handlers } = useTooltip();
  const bubble = isActivated && (
    <Suspense fallback={null}>
      <TooltipBubble label={label} isOpen={isOpen} container={container} onClose={close} />
    </Suspense>
  );
  return { bubble, attributes: { ...handlers, 'aria-label': label } };
}
