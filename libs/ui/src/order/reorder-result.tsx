import type { ReorderNote, TaxClasses } from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../button/button';
import { useFormats } from '../format/use-formats';
import { Icon } from '../icon/icon';
import styles from './reorder-result.module.css';

export interface ReorderResultProps {
  readonly added: number;
  readonly notes: readonly ReorderNote[];
  readonly currency: string;
  /** Without or with VAT, as prices stand elsewhere: asked for once there is a result. */
  readonly usePriceText: () => PriceText;
}

type PriceText = (
  amount: string,
  options: { readonly money: (amount: string) => string; readonly taxClasses: TaxClasses | null },
) => string;

export function ReorderResult({ added, notes, currency, usePriceText }: ReorderResultProps) {
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
                  <NoteText note={note} currency={currency} usePriceText={usePriceText} />
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

interface NoteTextProps extends Pick<ReorderResultProps, 'currency' | 'usePriceText'> {
  readonly note: ReorderNote;
}

function NoteText({ note, ...terms }: NoteTextProps) {
  const { t } = useTranslation('order');
  if (note.kind === 'repriced') return <Repriced note={note} {...terms} />;
  return t(`reorder.${note.kind}`, { ...note });
}

interface RepricedProps extends NoteTextProps {
  readonly note: Extract<ReorderNote, { kind: 'repriced' }>;
}

function Repriced({ note, currency, usePriceText }: RepricedProps) {
  const { t } = useTranslation('order');
  const { money } = useFormats();
  const priceText = usePriceText();
  const { taxClasses } = note;
  const inWords = (decimal: string) =>
    priceText(decimal, { money: (amount) => money({ amount, currency }), taxClasses });
  const [price, formerPrice] = [inWords(note.price), inWords(note.formerPrice)];
  return t('reorder.repriced', { name: note.name, price, formerPrice });
}
