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

interface ListProps {
  readonly onChoose: () => void;
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
      <section className={styles.report}>
        <h3>{t('products.completeness')}</h3>
        <p>{t('products.completenessText')}</p>
        <Lacks onChoose={onClose} />
      </section>
      <section className={styles.report}>
        <h3>{t('content.law.report')}</h3>
        <p>{t('content.law.reportText')}</p>
        <Counts onChoose={onClose} />
      </section>
    </Modal>
  );
}

function Lacks({ onChoose }: ListProps) {
  const { t } = useTranslation('adminCatalog');
  const query = adminApi.useCountProductLacksByAdminQuery();
  const { currentData } = query;
  if (!currentData) return <NotLoaded query={query} lines={5} />;
  const rows = currentData.map(({ lack, products }) => {
    const name = t(`products.lack.${lack}`);
    return { name, nameWith: (count: string) => `${name}: ${count}`, filter: { lacks: lack }, products };
  });
  return <Numbers rows={rows} onChoose={onChoose} />;
}

function Counts({ onChoose }: ListProps) {
  const { t } = useTranslation('adminCatalog');
  const query = adminApi.useCountProductGapsByAdminQuery();
  const { currentData } = query;
  if (!currentData) return <NotLoaded query={query} lines={7} />;
  const rows = currentData.map(({ gap, products }) => {
    const missing = (gaps: string) => t('content.law.missing', { gaps });
    const name = t(`content.law.gaps.${gap}`);
    return {
      name: missing(name),
      nameWith: (count: string) => missing(`${name}: ${count}`),
      filter: { gap },
      products,
    };
  });
  return <Numbers rows={rows} onChoose={onChoose} />;
}

interface NumbersProps extends ListProps {
  readonly rows: readonly {
    readonly name: string;
    readonly nameWith: (count: string) => string;
    readonly filter: Parameters<typeof adminPath>[1];
    readonly products: number;
  }[];
}

function Numbers({ rows, onChoose }: NumbersProps) {
  const { number } = useFormats();
  return (
    <ul className={styles.gaps}>
      {rows.map(({ name, nameWith, filter, products }) => (
        <li key={name}>
          <span>{name}</span>
          {products === 0 ? (
            number(0)
          ) : (
            <Link
              to={adminPath('products', { ...filter, status: 'active' })}
              aria-label={nameWith(number(products))}
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
