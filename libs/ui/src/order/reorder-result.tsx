import type { ReorderNote } from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../button/button';
import { useFormats } from '../format/use-formats';
import { Icon } from '../icon/icon';
import styles from './reorder-result.module.css';

export interface ReorderResultProps {
  readonly added: number;
  readonly notes: readonly ReorderNote[];
  readonly currency: string;
}

export function ReorderResult({ added, notes, currency }: ReorderResultProps) {
  const { t } = useTranslation(['order', 'common']);
  return (
    <div role="status" className={styles.result} data-empty={added === 0} data-print="hidden">
      <Icon name={added > 0 ? 'check' : 'info'} className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.title}>{t('reorder.added', { count: added })}</p>
        {notes.length > 0 && (
          <>
            <p>{t('reorder.changes')}</p>
            <ul className={styles.notes}>
              {notes.map((note) => (
                <li key={`${note.kind} ${note.name}`}>
                  <NoteText note={note} currency={currency} />
                </li>
              ))}
            </ul>
          </>
        )}
        {added > 0 && <ButtonLink to="/cart">{t('common:cartToast.viewCart')}</ButtonLink>}
      </div>
    </div>
  );
}

function NoteText({ note, currency }: { readonly note: ReorderNote; readonly currency: string }) {
  const { t } = useTranslation('order');
  const { money } = useFormats();
  if (note.kind !== 'repriced') return t(`reorder.${note.kind}`, { ...note });
  const price = money({ amount: note.price, currency });
  const formerPrice = money({ amount: note.formerPrice, currency });
  return t('reorder.repriced', { name: note.name, price, formerPrice });
}
