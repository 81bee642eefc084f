import { ButtonLink, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import type { ReorderNote } from './plan-reorder';
import type { ReorderOutcome } from './use-reorder';
import styles from './orders.module.css';

export interface ReorderResultProps {
  readonly outcome: ReorderOutcome;
  readonly currency: string;
}

/** What went into the cart, and what is not as it was; it stays, unlike a toast. */
export function ReorderResult({ outcome: { added, notes }, currency }: ReorderResultProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  return (
    <div role="status" className={styles.result}>
      <p>{t('orders.reorderResult.added', { count: added })}</p>
      {notes.length > 0 && (
        <>
          <p className={styles.soft}>{t('orders.reorderResult.title')}</p>
          <ul>
            {notes.map((note) => (
              <li key={`${note.kind} ${note.name}`}>
                <NoteText note={note} currency={currency} />
              </li>
            ))}
          </ul>
        </>
      )}
      {added > 0 && <ButtonLink to="/cart">{common('cartToast.viewCart')}</ButtonLink>}
    </div>
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
