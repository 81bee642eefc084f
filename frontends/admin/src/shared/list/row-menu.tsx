import { Button, Dropdown, MoreIcon } from '@kp/ui/admin';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../form-modal';

interface RowMenuProps {
  /** Of what the row shows. */
  readonly name: string;
  readonly items: readonly RowAction[];
}

export interface RowAction {
  readonly key: string;
  readonly label: ReactNode;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** Asked before it is done. */
  readonly question?: string;
  readonly onClick?: () => void;
}

/** What can be done with one row. */
export function RowMenu({ name, items }: RowMenuProps) {
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState<RowAction>();
  const close = () => setAsked(undefined);
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: items.map(({ question, onClick, ...item }) => ({
            ...item,
            onClick: question === undefined ? onClick : () => setAsked({ ...item, question, onClick }),
          })),
        }}
      >
        <Button type="text" size="small" aria-haspopup="menu" aria-label={t('list.actionsOf', { name })}>
          <span aria-hidden>
            <MoreIcon />
          </span>
        </Button>
      </Dropdown>
      <FormModal
        isOpen={asked !== undefined}
        onClose={close}
        title={asked?.question}
        submitLabel={String(asked?.label)}
        isDanger={asked?.danger}
        isBusy={false}
        onSubmit={() => {
          asked?.onClick?.();
          close();
        }}
      >
        {null}
      </FormModal>
    </>
  );
}
