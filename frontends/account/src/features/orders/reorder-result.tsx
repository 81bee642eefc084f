import { useFormats } from '@kp/ui';
import { Alert, LinkButton } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import type { ReorderNote } from './plan-reorder';
import type { ReorderOutcome } from './use-reorder';
import styles from './orders.module.css';

interface ReorderResultProps {
  readonly outcome: ReorderOutcome;
  readonly currency: string;
}

export function ReorderResult({ outcome: { added, notes }, currency }: ReorderResultProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  return (
    <Alert
      role="status"
      type={added > 0 ? 'success' : 'warning'}
      showIcon
      title={t('orders.reorderResult.added', { count: added })}
      description={
        notes.length > 0 && (
          <>
            <p>{t('orders.reorderResult.title')}</p>
            <ul>
              {notes.map((note) => (
                <li key={`${note.kind} ${note.name}`}>
                  <NoteText note={note} currency={currency} />
                </li>
              ))}
            </ul>
          </>
        )
      }
      action={added > 0 && <LinkButton to="/cart">{common('cartToast.viewCart')}</LinkButton>}
      className={styles.result}
    />
  );
}

function NoteText({ note, currency }: { note: ReorderNote; currency: string }) {
  const { t } = useTranslation('account');
  const { money } = useFormats();
  if (note.kind !== 'repriced') return t(`orders.reorderResult.${note.kind}`, { ...note });
  const price = money({ amount: note.price, currency });
  const formerPrice = money({ amount: note.formerPrice, currency });
  return t('orders.reorderResult.repriced', { name: note.name, price, formerPrice });
}
