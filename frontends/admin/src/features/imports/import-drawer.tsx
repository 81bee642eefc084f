import { directionOf } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Drawer } from '@kp/ui/dialogs';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { HistoryButton } from '../../shared/audit/history-button';

interface ImportDrawerProps {
  /** Undefined for a new one. */
  readonly id: number | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Stays open from the choice of a file to the result. */
export function ImportDrawer({ id, isOpen, onClose, children }: ImportDrawerProps) {
  const { t } = useTranslation('adminImports');
  const { t: common } = useTranslation();
  const { language } = useFormats();
  const titleId = useId();
  const title = id === undefined ? t('new') : t('import', { id });
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      size="min(60rem, 100vw)"
      placement={directionOf(language) === 'rtl' ? 'left' : 'right'}
      title={<span id={titleId}>{isOpen && title}</span>}
      aria-labelledby={titleId}
      closable={{ 'aria-label': common('actions.close'), placement: 'end' }}
      extra={id !== undefined && <HistoryButton subject="import" subjectId={id} />}
      maskClosable={false}
      destroyOnHidden
    >
      {isOpen && children}
    </Drawer>
  );
}
