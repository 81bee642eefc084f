import type { ImportResponse } from '@kp/api-client/office';
import { useRequestFailure } from '@kp/client';
import { useFormats } from '@kp/ui';
import { Button, Checkbox, Flex } from '@kp/ui/admin';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../shared/form-modal';
import { useStartImportByAdminMutation } from './imports-api';
import styles from './imports.module.css';

/** The decision about rows with problems, and the question that says what will happen. */
export function StartImport({ job }: { readonly job: ImportResponse }) {
  const { t } = useTranslation('adminImports');
  const failure = useRequestFailure();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isSkipping, setSkipping] = useState(false);
  const [isUndecided, setUndecided] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [start, { isLoading }] = useStartImportByAdminMutation();
  const ask = () => {
    if (job.failed === 0 || isSkipping) return setAsking(true);
    setUndecided(true);
    box.current?.querySelector('input')?.focus();
  };
  const confirm = async () => {
    const { error } = await start({ id: job.id, startImportRequest: { skipFailed: isSkipping } });
    if (error) failure.show(error, { title: t('start.failed') });
    setAsking(false);
  };
  if (job.created + job.updated + job.held === 0) return <p>{t('start.nothing')}</p>;
  return (
    <Flex vertical gap="small">
      {job.failed > 0 && (
        <div ref={box}>
          <Checkbox
            checked={isSkipping}
            aria-describedby={isUndecided ? id : undefined}
            onChange={({ target }) => {
              setSkipping(target.checked);
              setUndecided(false);
            }}
          >
            {t('start.skip')}
          </Checkbox>
          {isUndecided && (
            <p id={id} role="alert" className={styles.error}>
              {t('start.undecided')}
            </p>
          )}
        </div>
      )}
      <div>
        <Button type="primary" onClick={ask}>
          {t('start.start')}
        </Button>
      </div>
      <FormModal
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('start.question')}
        submitLabel={t('start.start')}
        isBusy={isLoading}
        onSubmit={() => void confirm()}
      >
        <Consequences job={job} />
      </FormModal>
    </Flex>
  );
}

function Consequences({ job: { kind, created, updated, failed } }: { readonly job: ImportResponse }) {
  const { t } = useTranslation('adminImports');
  const { number } = useFormats();
  const lines = [
    created > 0 && t(`kinds.${kind}.created`, { count: created, number: number(created) }),
    updated > 0 && t(`kinds.${kind}.updated`, { count: updated, number: number(updated) }),
    failed > 0 && t('start.skipped', { count: failed, number: number(failed) }),
  ];
  return (
    <ul className={styles.lines}>
      {lines.filter(Boolean).map((line) => (
        <li key={String(line)}>{line}</li>
      ))}
    </ul>
  );
}
