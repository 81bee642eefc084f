import { useToast } from '@kp/client';
import { BULK_KINDS, type BulkKind } from '@kp/commerce/bulk-rules';
import { Button, Dropdown, Flex } from '@kp/ui/admin';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../../shared/use-rights';
import { lazyPanel } from '../../../shared/lazy-panel';
import type { BulkDialogProps } from './bulk-dialog';
import type { BulkSelection } from './use-bulk-change';

const BulkDialog = lazyPanel<BulkDialogProps>(
  async () => (await import('./bulk-dialog')).BulkDialog,
  () => true,
);

/** The changes by name while no row is selected. */
export function BulkMenu() {
  const { t } = useTranslation('adminCatalog');
  const { toast } = useToast();
  const items = BULK_KINDS.map((key) => ({ key, label: t(`bulk.actions.${key}`) }));
  const onClick = () => toast({ title: t('bulk.noneSelected'), variant: 'destructive' });
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick }}>
      <Button aria-haspopup="menu">{t('bulk.title')}</Button>
    </Dropdown>
  );
}

interface BulkActionsProps {
  readonly selection: BulkSelection;
  readonly count: number;
  readonly onChanged: () => void;
}

export function BulkActions({ selection, count, onChanged }: BulkActionsProps) {
  const { t } = useTranslation('adminCatalog');
  const [kind, setKind] = useState<BulkKind>();
  const { may } = useRights();
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    // The dialog is gone at once and takes the focus with it.
    if (!kind) opener.current?.focus();
  }, [kind]);
  const start = (chosen: BulkKind, button: HTMLElement) => {
    opener.current = button;
    setKind(chosen);
  };
  return (
    <Flex wrap gap="small" role="group" aria-label={t('bulk.title')}>
      {BULK_KINDS.filter((each) => may('catalog') || each === 'stock').map((each) => (
        <Button
          key={each}
          danger={each === 'delete'}
          onClick={({ currentTarget }) => start(each, currentTarget)}
        >
          {t(`bulk.actions.${each}`)}
        </Button>
      ))}
      {kind && (
        <BulkDialog
          kind={kind}
          selection={selection}
          count={count}
          onClose={() => setKind(undefined)}
          onChanged={onChanged}
        />
      )}
    </Flex>
  );
}
