import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** @param path null where the contract cannot be withdrawn from */
export function WithdrawalLink({ path }: { readonly path: string | null }) {
  const { t } = useTranslation();
  if (!path) return null;
  return (
    <p>
      <Link to={path}>{t('withdrawal.action')}</Link>
    </p>
  );
}
