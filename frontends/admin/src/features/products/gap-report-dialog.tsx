import { adminApi } from '@kp/api-client/admin';
import { useFormats } from '@kp/ui';
import { Modal } from '@kp/ui/dialogs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NotLoaded } from '../../shared/not-loaded';
import { adminPath } from '../../shared/admin-path';
import styles from './products.module.css';

export interface GapReportProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** How many products lack what they need to be found, shown and shipped, or what the law asks to say with them; each number leads to the list of them. */
export function GapReportDialog({ isOpen, onClose }: GapReportProps) {
  const { t } = useTranslation('adminCatalog');
  const { t: common } = useTranslation();
  return (
    <Modal
      open={isOpen}
      title={t('products.whatIsMissing')}
      footer={null}
      closable={{ 'aria-label': common('actions.close') }}
      onCancel={onClose}
      destroyOnHidden
    >
      <h3>{t('products.completeness')}</h3>
      <p>{t('products.completenessText')}</p>
      <Lacks onChoose={onClose} />
      <h3>{t('content.law.report')}</h3>
      <p>{t('content.law.reportText')}</p>
      <Counts onChoose={onClose} />
    </Modal>
  );
}

function Lacks({ onChoose }: { readonly onChoose: () => void }) {
  const { t } = useTranslation('adminCatalog');
  const { number } = useFormats();
  const query = adminApi.useCountProductLacksByAdminQuery();
  const { currentData } = query;
  if (!currentData) return <NotLoaded query={query} lines={5} />;
  return (
    <ul className={styles.gaps}>
      {currentData.map(({ lack, products }) => (
        <li key={lack}>
          <span>{t(`products.lack.${lack}`)}</span>
          {products === 0 ? (
            number(0)
          ) : (
            <Link
              to={adminPath('products', { lacks: lack, status: 'active' })}
              aria-label={`${t(`products.lack.${lack}`)}: ${number(products)}`}
              onClick={onChoose}
            >
              {number(products)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function Counts({ onChoose }: { readonly onChoose: () => void }) {
  const { t } = useTranslation('adminCatalog');
  const { number } = useFormats();
  const query = adminApi.useCountProductGapsByAdminQuery();
  const { currentData } = query;
  if (!currentData) return <NotLoaded query={query} lines={7} />;
  return (
    <ul className={styles.gaps}>
      {currentData.map(({ gap, products }) => (
        <li key={gap}>
          <span>{t('content.law.missing', { gaps: t(`content.law.gaps.${gap}`) })}</span>
          {products === 0 ? (
            number(0)
          ) : (
            <Link
              to={adminPath('products', { gap, status: 'active' })}
              aria-label={t('content.law.missing', {
                gaps: `${t(`content.law.gaps.${gap}`)}: ${number(products)}`,
              })}
              onClick={onChoose}
            >
              {number(products)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
