import { Drawer } from '@kp/ui/dialogs';
import { useTranslation } from 'react-i18next';
import type { AdminTab } from '../shared/admin-path';
import { SideNavigation } from './side-navigation';

interface NavigationSheetProps {
  readonly tabs: readonly AdminTab[];
  readonly active: AdminTab;
  readonly onClose: () => void;
}

/** The whole navigation on a phone. */
export function NavigationSheet({ tabs, active, onClose }: NavigationSheetProps) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  return (
    <Drawer
      open
      placement="bottom"
      size="85%"
      title={t('frame.navigation')}
      onClose={onClose}
      closable={{ 'aria-label': common('actions.close') }}
    >
      <SideNavigation tabs={tabs} active={active} onFollow={onClose} />
    </Drawer>
  );
}
