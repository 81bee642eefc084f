import type { StaffRight } from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import { keyOfRight } from '../../shared/right-key';
import type { NamedRole, Role } from './staff-api';

export function useRoleWords() {
  const { t } = useTranslation('adminPeople');
  return {
    nameOf: ({ name, preset }: NamedRole): string => name ?? t(`staff.roles.${preset ?? 'owner'}`),
    /** Its own, or what the shop says of one that it came with. */
    descriptionOf: ({ description, preset }: Pick<Role, 'description' | 'preset'>): string =>
      description ?? (preset ? t(`staff.presets.${preset}`) : ''),
    rightName: (right: StaffRight): string => t(`staff.rights.${keyOfRight(right) as 'ordersRead'}`),
  };
}
