import { Button, Dropdown, MoreIcon } from '@kp/ui/admin';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface RowMenuProps {
  /** Of what the row shows. */
  readonly name: string;
  readonly items: readonly RowAction[];
}

interface RowAction {
  readonly key: string;
  readonly label: ReactNode;
  readonly danger?: boolean;
  readonly onClick?: () => void;
}

/** What can be done with one row. */
export function RowMenu({ name, items }: RowMenuProps) {
  const { t } = useTranslation('admin');
  return (
    <Dropdown trigger={['click']} menu={{ items: items.map((item) => ({ ...item })) }}>
      <Button type="text" size="small" aria-haspopup="menu" aria-label={t('list.actionsOf', { name })}>
        <span aria-hidden>
          <MoreIcon />
        </span>
      </Button>
    </Dropdown>
  );
}
