import { useCurrentToast, useToast } from '@kp/client';
import { Toaster } from '@kp/ui';

export function ShellToaster() {
  const toast = useCurrentToast();
  const { dismiss } = useToast();
  return <Toaster toast={toast} onDismiss={dismiss} />;
}
