import type { AuditEntryResponse } from '@kp/api-client/admin';
import { formatDateTime } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Flex } from '@kp/ui/admin';
import { Descriptions } from '@kp/ui/facts';
import { useTranslation } from 'react-i18next';
import { Actor } from '../../shared/audit/actor';
import { RecordedFields } from '../../shared/audit/recorded-fields';
import { useAuditWords } from '../../shared/audit/use-audit-words';
import { SideDrawer } from '../../shared/side-drawer';

const WIDTH = 640;

export interface AuditDrawerProps {
  /** None closes the drawer. */
  readonly entry: AuditEntryResponse | undefined;
  readonly onClose: () => void;
}

export function AuditDrawer({ entry, onClose }: AuditDrawerProps) {
  const { t } = useTranslation('adminPeople');
  return (
    <SideDrawer
      open={entry !== undefined}
      onClose={onClose}
      size={WIDTH}
      title={entry && t('audit.entry', { id: entry.id })}
    >
      {entry && <Entry entry={entry} />}
    </SideDrawer>
  );
}

function Entry({ entry }: { readonly entry: AuditEntryResponse }) {
  const { t } = useTranslation('adminPeople');
  const { language } = useFormats();
  const words = useAuditWords();
  const { createdAt, network, action, subject, before, after } = entry;
  const facts = [
    ['when', formatDateTime(createdAt, language)],
    ['who', <Actor key="who" entry={entry} />],
    ['what', words.action(action)],
    ['subject', words.subjectOf(entry)],
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
      {/* What scrolls can be reached by the keyboard. */}
      <div role="region" aria-label={t('audit.details')} tabIndex={0}>
        <RecordedFields subject={subject} before={before} after={after} />
      </div>
    </Flex>
  );
}
