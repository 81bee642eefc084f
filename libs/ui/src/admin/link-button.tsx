import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

export interface LinkButtonProps extends Omit<ButtonProps, 'href' | 'onClick' | 'htmlType'> {
  readonly to: string;
}

/** A link within the shop that looks like a button of antd, which by itself would load the page anew. */
export function LinkButton({ to, ...look }: LinkButtonProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to);
  return <Button {...look} href={href} onClick={(event) => follow(event as MouseEvent<HTMLAnchorElement>)} />;
}
