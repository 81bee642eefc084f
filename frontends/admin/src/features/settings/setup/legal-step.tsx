import { officeApi } from '@kp/api-client/office';
import { useRequestFailure } from '@kp/client';
import { Checkbox } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '../../../shared/admin-path';
import { SECTIONS } from '../sections';
import settings from '../settings.module.css';
import styles from './setup.module.css';

const PAGES = { terms: '/terms', privacy: '/privacy', delivery: '/delivery', returns: '/returns' } as const;

/** The pages that customers agree to, and what the law of a country asks for. */
export function LegalStep() {
  const { t } = useTranslation('adminSetup');
  return (
    <>
      <div className={settings.card}>
        <ul className={styles.pages}>
          {(Object.keys(PAGES) as (keyof typeof PAGES)[]).map((page) => (
            <li key={page}>
              <a href={PAGES[page]} target="_blank" rel="noreferrer">
                {t(`legal.${page}`)}
              </a>
            </li>
          ))}
        </ul>
        <PagesRead />
      </div>
      <SECTIONS.law />
    </>
  );
}

function PagesRead() {
  const { t } = useTranslation(['adminSetup', 'adminSettings']);
  const failure = useRequestFailure();
  const { data, refetch } = officeApi.useGetAdminReadinessQuery();
  const [mark] = officeApi.useSetAdminSetupMarkMutation();
  const [unmark] = officeApi.useDeleteAdminSetupMarkMutation();
  const check = data?.checks.find(({ name }) => name === 'terms');
  const change = async (isSet: boolean) => {
    try {
      await (isSet ? mark : unmark)({ name: 'terms' }).unwrap();
      await refetch();
    } catch (error) {
      failure.show(error, { title: t('assistant.failed') });
    }
  };
  if (check?.reason === 'missing')
    return (
      <p>
        {t('checks.terms.missing')}{' '}
        <Link to={adminPath('settings', { section: 'pages' })}>{t('adminSettings:sections.pages')}</Link>
      </p>
    );
  return (
    <Checkbox checked={check?.isDone ?? false} onChange={(event) => void change(event.target.checked)}>
      {t('legal.read')}
    </Checkbox>
  );
}
