import { Button, type ButtonProps } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router';

export interface LinkButtonProps extends Omit<ButtonProps, 'href' | 'onClick' | 'target'> {
  /** A path of the shop. */
  readonly to: string;
}

/** A link of the shop that looks like a button: it opens without loading a document. */
export function LinkButton({ to, ...props }: LinkButtonProps) {
  const open = useLinkClickHandler<HTMLElement>(to);
  return <Button {...props} href={useHref(to)} onClick={open} />;
}
