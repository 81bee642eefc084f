import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HistoryButton } from '../../shared/audit/history-button';
import { SideDrawer } from '../../shared/side-drawer';

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
  const title = id === undefined ? t('new') : t('import', { id });
  return (
    <SideDrawer
      open={isOpen}
      onClose={onClose}
      size="min(60rem, 100vw)"
      title={isOpen && title}
      extra={id !== undefined && <HistoryButton subject="import" subjectId={id} />}
      maskClosable={false}
    >
      {isOpen && children}
    </SideDrawer>
  );
}
