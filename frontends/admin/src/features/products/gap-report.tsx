import { Button } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPanel } from '../../shared/lazy-panel';
import type { GapReportProps } from './gap-report-dialog';

const GapReportDialog = lazyPanel<GapReportProps>(
  async () => (await import('./gap-report-dialog')).GapReportDialog,
  ({ isOpen }) => isOpen,
);

export function GapReport() {
  const { t } = useTranslation('adminCatalog');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('products.whatIsMissing')}</Button>
      <GapReportDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
