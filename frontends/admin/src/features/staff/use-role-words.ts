import type { StaffRight } from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import { keyOfRight } from '../../shared/right-key';
import type { NamedRole } from './staff-api';

export function useRoleWords() {
  const { t } = useTranslation('adminPeople');
  return {
    nameOf: ({ name, preset }: NamedRole): string => name ?? t(`staff.roles.${preset ?? 'owner'}`),
    rightName: (right: StaffRight): string => t(`staff.rights.${keyOfRight(right) as 'ordersRead'}`),
  };
}
