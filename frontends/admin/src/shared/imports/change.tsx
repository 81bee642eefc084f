import type { ImportChangeResponse } from '@kp/api-client/office';
import { Icon, VisuallyHidden } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './change.module.css';

/** What a field was, and what it becomes. */
export function Change({
  change: { before, after },
  isNew = false,
}: {
  readonly change: ImportChangeResponse;
  readonly isNew?: boolean;
}) {
  const { t } = useTranslation('adminImports');
  const valueOf = (value: string | null) => (value ? <bdi>{value}</bdi> : <i>{t('rows.nothing')}</i>);
  if (isNew) return <ins>{valueOf(after)}</ins>;
  return (
    <>
      <VisuallyHidden>{t('rows.before')} </VisuallyHidden>
      <del>{valueOf(before)}</del> <Icon name="arrow-end" size={14} className={styles.arrow} />{' '}
      <VisuallyHidden>{t('rows.after')} </VisuallyHidden>
      <ins>{valueOf(after)}</ins>
    </>
  );
}
