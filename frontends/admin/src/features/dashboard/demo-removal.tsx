import { Button } from '@kp/ui/admin';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPanel } from '../../shared/lazy-panel';
import type { DemoRemovalDialogProps } from './demo-removal-dialog';

const DemoRemovalDialog = lazyPanel<DemoRemovalDialogProps>(
  async () => (await import('./demo-removal-dialog')).DemoRemovalDialog,
  ({ isOpen }) => isOpen,
);

const POLL_MILLISECONDS = 1500;

/** Asked for by one typed word; then a job of the worker, which is waited for. */
export function DemoRemoval({ onRemoved }: { readonly onRemoved: () => unknown }) {
  const { t } = useTranslation('adminSetup');
  const [isOpen, setOpen] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const look = useEffectEvent(onRemoved);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void look(), POLL_MILLISECONDS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return (
    <>
      <Button size="small" danger loading={isWaiting} onClick={() => setOpen(true)}>
        {t('demo.remove')}
      </Button>
      <DemoRemovalDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onStarted={() => {
          setOpen(false);
          setWaiting(true);
        }}
      />
    </>
  );
}
