import type { AuditEntryResponse } from '@kp/api-client/admin';
import { directionOf, formatDateTime } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Flex } from '@kp/ui/admin';
import { Descriptions, Drawer } from '@kp/ui/dialogs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './audit.module.css';
import { useAuditWords } from './use-audit-words';

const WIDTH = 640;

interface AuditDrawerProps {
  /** None closes the drawer. */
  readonly entry: AuditEntryResponse | undefined;
  readonly onClose: () => void;
}

export function AuditDrawer({ entry, onClose }: AuditDrawerProps) {
  const { t } = useTranslation('adminPeople');
  const { t: common } = useTranslation();
  const { language } = useFormats();
  const titleId = useId();
  return (
    <Drawer
      open={entry !== undefined}
      onClose={onClose}
      size={WIDTH}
      placement={directionOf(language) === 'rtl' ? 'left' : 'right'}
      title={<span id={titleId}>{entry && t('audit.entry', { id: entry.id })}</span>}
      aria-labelledby={titleId}
      closable={{ 'aria-label': common('actions.close'), placement: 'end' }}
      destroyOnHidden
    >
      {entry && <Entry entry={entry} />}
    </Drawer>
  );
}

function Entry({ entry }: { readonly entry: AuditEntryResponse }) {
  const { t } = useTranslation('adminPeople');
  const { language } = useFormats();
  const words = useAuditWords();
  const { createdAt, actorEmail, network, action, subject, subjectId, before, after } = entry;
  const fields = Object.keys({ ...before, ...after });
  const facts = [
    ['when', formatDateTime(createdAt, language)],
    ['who', actorEmail],
    ['what', words.action(action)],
    ['subject', `${words.subject(subject)} ${subjectId}`],
    ['network', network],
  ] as const;
  return (
    <Flex vertical gap="large">
      <Descriptions
        column={1}
        size="small"
        items={facts.flatMap(([name, value]) =>
          value ? [{ key: name, label: t(`audit.${name}`), children: <bdi>{value}</bdi> }] : [],
        )}
      />
      {fields.length === 0 ? (
        <p>{t('audit.noDifference')}</p>
      ) : (
        <table className={styles.difference}>
          <thead>
            <tr>
              <th scope="col">{t('audit.field')}</th>
              <th scope="col">{t('audit.before')}</th>
              <th scope="col">{t('audit.after')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row">
                  <bdi dir="ltr">{field}</bdi>
                </th>
                <td>
                  <Value value={before?.[field]} />
                </td>
                <td>
                  <Value value={after?.[field]} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Flex>
  );
}

function Value({ value }: { readonly value: unknown }) {
  const { t } = useTranslation('adminPeople');
  if (value === null || value === undefined || value === '') return <i>{t('audit.nothing')}</i>;
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
  return <bdi>{typeof value === 'object' ? JSON.stringify(value) : String(value as string | number)}</bdi>;
}
