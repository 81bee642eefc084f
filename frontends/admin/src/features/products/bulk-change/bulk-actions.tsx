import { useToast } from '@kp/client';
import { BULK_KINDS, type BulkKind } from '@kp/commerce/bulk-rules';
import { Button, Flex } from '@kp/ui/admin';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkDialog } from './bulk-dialog';
import type { BulkSelection } from './use-bulk-change';

interface BulkActionsProps {
  readonly selection: BulkSelection;
  readonly count: number;
  readonly onChanged: () => void;
}

export function BulkActions({ selection, count, onChanged }: BulkActionsProps) {
  const { t } = useTranslation('adminCatalog');
  const { toast } = useToast();
  const [kind, setKind] = useState<BulkKind>();
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    // The dialog is gone at once and takes the focus with it.
    if (!kind) opener.current?.focus();
  }, [kind]);
  const start = (chosen: BulkKind, button: HTMLElement) => {
    opener.current = button;
    if (count > 0) setKind(chosen);
    else toast({ title: t('bulk.noneSelected'), variant: 'destructive' });
  };
  return (
    <Flex wrap gap="small" role="group" aria-label={t('bulk.title')}>
      {BULK_KINDS.map((each) => (
        <Button
          key={each}
          size="small"
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
