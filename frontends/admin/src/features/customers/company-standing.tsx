import type { CustomerResponse } from '@kp/api-client/admin';
import { Tag } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';

type Standing = NonNullable<CustomerResponse['companyStanding']>;

const COLORS: Record<Standing, string | undefined> = {
  vat_payer: 'success',
  no_vat: undefined,
  inactive: 'error',
  not_found: 'warning',
  not_checked: undefined,
};

/** What a public register says of the company; in lists only what needs a look. */
export function CompanyStandingTag({
  standing,
  isListed,
}: {
  readonly standing: Standing;
  readonly isListed?: boolean;
}) {
  const { t } = useTranslation('adminPeople');
  if (isListed && standing === 'vat_payer') return null;
  return <Tag color={COLORS[standing]}>{t(`customers.companyStandings.${standing}`)}</Tag>;
}
