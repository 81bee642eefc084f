import { lazyPage } from '@kp/client';
import { SkeletonText } from '@kp/ui';
import { Button } from '@kp/ui/admin';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../use-rights';
import { SideDrawer } from '../side-drawer';

const WIDTH = 560;

const ChangeHistory = lazyPage<{ readonly subject: string; readonly subjectId: string }>(
  async () => (await import('./change-history')).ChangeHistory,
  ['adminPeople', 'adminImports', 'adminCatalog'],
);

export interface HistoryOf {
  readonly subject: string;
  readonly subjectId: string | number;
}

/** Opens what the audit log has of one thing. Only for those who may read the log. */
export function HistoryButton({ subject, subjectId }: HistoryOf) {
  const { t } = useTranslation('admin');
  const { may } = useRights();
  const [isOpen, setOpen] = useState(false);
  if (!may('staff')) return null;
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('list.changeHistory')}
      </Button>
      <SideDrawer open={isOpen} onClose={() => setOpen(false)} size={WIDTH} title={t('list.changeHistory')}>
        <Suspense fallback={<SkeletonText lines={8} />}>
          <ChangeHistory subject={subject} subjectId={String(subjectId)} />
        </Suspense>
      </SideDrawer>
    </>
  );
}
