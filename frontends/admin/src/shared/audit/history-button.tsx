import { lazyPage } from '@kp/client';
import { directionOf } from '@kp/i18n';
import { SkeletonText, useFormats } from '@kp/ui';
import { Button } from '@kp/ui/admin';
import { Drawer } from '@kp/ui/dialogs';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../use-rights';

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
  const { t: common } = useTranslation();
  const { language } = useFormats();
  const { may } = useRights();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  if (!may('staff')) return null;
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('list.changeHistory')}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        size={WIDTH}
        placement={directionOf(language) === 'rtl' ? 'left' : 'right'}
        title={<span id={titleId}>{t('list.changeHistory')}</span>}
        aria-labelledby={titleId}
        closable={{ 'aria-label': common('actions.close'), placement: 'end' }}
        destroyOnHidden
      >
        <Suspense fallback={<SkeletonText lines={8} />}>
          <ChangeHistory subject={subject} subjectId={String(subjectId)} />
        </Suspense>
      </Drawer>
    </>
  );
}
