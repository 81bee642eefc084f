import { ButtonLink, type ButtonLook } from '@kp/ui';
import type { ReactNode } from 'react';

interface SupportLinkProps extends ButtonLook {
  readonly children: ReactNode;
}

/** Support is the assistant; its page also opens the contact form. */
export function SupportLink({ children, variant = 'link', ...look }: SupportLinkProps) {
  return (
    <ButtonLink {...look} to="/ai-assistant" variant={variant}>
      {children}
    </ButtonLink>
  );
}
