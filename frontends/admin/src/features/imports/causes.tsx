import type { ImportCauseResponse, ImportResponse } from '@kp/api-client/office';
import { useRequestFailure } from '@kp/client';
import { formatList } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Button, Checkbox, Flex, Tag } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../shared/not-loaded';
import { CauseDecision } from './cause-decision';
import { useCheckImportByAdminMutation, useListImportCausesByAdminQuery } from './imports-api';
import type { ImportSettingsChoice } from './use-import-settings';
import { useImportWords } from '../../shared/imports/use-import-words';
import styles from './imports.module.css';

interface CausesProps {
  readonly job: ImportResponse;
  readonly choice: ImportSettingsChoice;
}

/** Why rows have problems or warnings, each decided for all its rows; nothing changes before the file is checked again. */
export function Causes({ job, choice }: CausesProps) {
  const { t } = useTranslation('adminImports');
  const failure = useRequestFailure();
  const query = useListImportCausesByAdminQuery({ id: job.id });
  const [check, { isLoading }] = useCheckImportByAdminMutation();
  const { currentData: causes } = query;
  if (!causes) return <NotLoaded query={query} failed={t('causes.failed')} lines={4} />;
  const again = async (settings: ImportResponse['settings']) => {
    const mapping = job.columns.map(({ field }) => field) as unknown as object[];
    const { error: refused } = await check({
      id: job.id,
      checkImportRequest: { mapping, mode: job.mode, settings },
    });
    if (refused) failure.show(refused, { title: t('columns.checkFailed') });
  };
  return (
    <Flex vertical gap="middle" component="section" aria-label={t('causes.title')}>
      {causes.length > 0 && (
        <>
          <h3>{t('causes.title')}</h3>
          <p>{t('causes.hint')}</p>
          <ul className={styles.causes}>
            {causes.map((cause) => (
              <Cause key={`${cause.field} ${cause.messageKey}`} cause={cause} choice={choice} />
            ))}
          </ul>
        </>
      )}
      {job.kind === 'products' && job.created + job.failed > 0 && (
        <Checkbox
          checked={choice.settings.asDraft}
          onChange={({ target }) => choice.setDraft(target.checked)}
        >
          {t('causes.draft')}
        </Checkbox>
      )}
      {choice.settings !== job.settings && (
        <div>
          <Button type="primary" loading={isLoading} onClick={() => void again(choice.settings)}>
            {t('causes.again')}
          </Button>
        </div>
      )}
    </Flex>
  );
}

interface CauseProps {
  readonly cause: ImportCauseResponse;
  readonly choice: ImportSettingsChoice;
}

function Cause({ cause, choice }: CauseProps) {
  const { t } = useTranslation('adminImports');
  const { number, language } = useFormats();
  const words = useImportWords();
  const { field, isFailure, rows, firstRows } = cause;
  const shown = formatList(
    firstRows.map((row) => number(row)),
    language,
  );
  return (
    <li>
      <Flex wrap align="center" gap="small">
        <Tag color={isFailure ? 'error' : 'warning'}>{t(isFailure ? 'causes.stops' : 'causes.warning')}</Tag>
        <span>
          {field && <b>{words.field(field)}</b>} {words.problem(cause)}
        </span>
        <span className={styles.soft}>{t('causes.count', { number: number(rows), rows: shown })}</span>
      </Flex>
      <CauseDecision cause={cause} choice={choice} />
    </li>
  );
}
