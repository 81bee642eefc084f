import { useContactDialog } from '@kp/client';
import { Button, type ButtonLook } from '@kp/ui';
import type { ReactNode } from 'react';

interface SupportButtonProps extends ButtonLook {
  readonly children: ReactNode;
}

export function SupportButton({ children, variant = 'link', ...look }: SupportButtonProps) {
  const { open } = useContactDialog();
  return (
    <Button {...look} variant={variant} aria-haspopup="dialog" onClick={() => open()}>
      {children}
    </Button>
  );
}
