import { IMPORT_KINDS, IMPORT_RIGHTS } from '@kp/commerce/import-rules';
import { LinkButton } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { adminPath } from './admin-path';
import { useRights } from './use-rights';

/** To a new import of what a list shows; nothing where it cannot be imported. */
export function ImportLink({ kind }: { readonly kind: string }) {
  const { t } = useTranslation('admin');
  const { may } = useRights();
  const offered = IMPORT_KINDS.find((each) => each === kind);
  if (!offered || !may(IMPORT_RIGHTS[offered])) return null;
  return <LinkButton to={adminPath('imports', { new: offered })}>{t('list.importFile')}</LinkButton>;
}
