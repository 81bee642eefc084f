import { Flex, LinkButton } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { adminPath } from '../../../shared/admin-path';
import settings from '../settings.module.css';

/** By hand or from a list; both lead to the screens that the shop uses every day. */
export function ProductsStep() {
  const { t } = useTranslation('adminSetup');
  return (
    <div className={settings.card}>
      <Flex wrap gap="small">
        <LinkButton to={adminPath('categories')}>{t('products.category')}</LinkButton>
        <LinkButton to={adminPath('products')}>{t('products.add')}</LinkButton>
        <LinkButton to={adminPath('imports', { new: 'products' })}>{t('products.import')}</LinkButton>
      </Flex>
    </div>
  );
}
