import { Button, type ButtonProps } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router';

export interface LinkButtonProps extends Omit<ButtonProps, 'href' | 'onClick' | 'htmlType' | 'target'> {
  /** A path of the shop. */
  readonly to: string;
}

/** A link of the shop that looks like a button of antd, which by itself would load the page anew. */
export function LinkButton({ to, ...look }: LinkButtonProps) {
  const follow = useLinkClickHandler<HTMLElement>(to);
  return <Button {...look} href={useHref(to)} onClick={follow} />;
}
