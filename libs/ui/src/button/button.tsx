import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import styles from './button.module.css';

export interface ButtonLook {
  /**
   * `primary`: the one thing to do here; `secondary` (default): others; `quiet`: without a frame; `danger`: destroys;
   * `link`: looks like a link in a text.
   */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'link';
  readonly size?: 'small' | 'medium' | 'large';
  readonly icon?: IconName;
  /** As wide as its container. */
  readonly isWide?: boolean;
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  readonly isDisabled?: boolean;
  /** The work the button started goes on: it keeps the focus, but does nothing. */
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

/** A link inside the shop that looks like a button; like one, it is no use on paper. */
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
