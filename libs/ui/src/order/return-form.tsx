import { MAX_RETURN_TEXT_LENGTH, RETURN_REASONS, type AskedReturnReason } from '@kp/commerce';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button';
import { Checkbox } from '../field/choice';
import { ErrorSummary, type FormError } from '../field/error-summary';
import { Select, TextArea } from '../field/inputs';
import {
  type ChosenItems,
  type ReturnableItem,
  type ReturnedItem,
  returnedItems,
  tick,
} from './chosen-returns';
import type { OrderLine } from './order-details';
import { ReturnFormItem } from './return-form-item';
import styles from './return-form.module.css';

export interface ReturnRequest {
  readonly items: ReturnedItem[];
  readonly comment?: string;
}

export interface ReturnFormProps {
  readonly lines: readonly OrderLine[];
  readonly items: readonly ReturnableItem[];
  readonly isSending: boolean;
  readonly onSend: (request: ReturnRequest) => void;
  readonly onClose: () => void;
}

/** Items are ticked first, so that an order of many lines does not ask for the reason of each. */
export function ReturnForm({ lines, items, isSending, onSend, onClose }: ReturnFormProps) {
  const { t } = useTranslation(['order', 'common']);
  const id = useId();
  const [chosen, setChosen] = useState<ChosenItems>(new Map());
  const choose = (next: ChosenItems) => {
    setChosen(next);
    // What appears with it was not left empty by anybody yet.
    setChecked(false);
  };
  const [isShared, setShared] = useState(true);
  const [reason, setReason] = useState<AskedReturnReason | ''>('');
  const [comment, setComment] = useState('');
  const [isChecked, setChecked] = useState(false);

  const isOneReason = chosen.size < 2 || isShared;
  const { items: returned, withoutReason } = returnedItems(chosen, isOneReason ? reason : undefined);
  const nameOf = (itemId: number) => lines.find((line) => line.id === itemId)?.productName ?? '';
  const idOf = (itemId: number) => `${id}-reason-${itemId}`;
  const errors: FormError[] = [];
  if (isChecked && chosen.size === 0) {
    errors.push({ controlId: `${id}-all`, message: t('returns.form.chooseItem') });
  } else if (isChecked && withoutReason.length > 0 && isOneReason) {
    errors.push({ controlId: `${id}-reason`, message: t('returns.form.chooseReason') });
  } else if (isChecked) {
    for (const itemId of withoutReason) {
      const message = t('returns.form.chooseReasonOf', { name: nameOf(itemId) });
      errors.push({ controlId: idOf(itemId), message });
    }
  }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (chosen.size === 0) return document.getElementById(`${id}-all`)?.focus();
    const [missing] = withoutReason;
    if (missing !== undefined) {
      return document.getElementById(isOneReason ? `${id}-reason` : idOf(missing))?.focus();
    }
    return isSending ? undefined : onSend({ items: [...returned], comment: comment.trim() || undefined });
  };
  const errorOf = (controlId: string) => errors.find((error) => error.controlId === controlId)?.message;
  const isAllChosen = chosen.size === items.length;
  return (
    <form noValidate className={styles.form} onSubmit={send}>
      <ErrorSummary errors={errors} />
      <fieldset className={styles.items}>
        <legend className={styles.legend}>{t('returns.form.items')}</legend>
        <Checkbox
          id={`${id}-all`}
          label={t('returns.form.all', { count: items.length })}
          error={errorOf(`${id}-all`)}
          checked={isAllChosen}
          className={styles.all}
          onChange={() =>
            choose(
              items.reduce<ChosenItems>(
                (all, item) => (all.has(item.itemId) === isAllChosen ? tick(all, item, !isAllChosen) : all),
                chosen,
              ),
            )
          }
        />
        <ul className={styles.list}>
          {items.map((item) => (
            <ReturnFormItem
              key={item.itemId}
              item={item}
              line={lines.find((line) => line.id === item.itemId)}
              chosen={chosen.get(item.itemId)}
              onTick={(isTicked) => choose(tick(chosen, item, isTicked))}
              onChange={(changed) => setChosen(new Map(chosen).set(item.itemId, changed))}
              reasonId={isOneReason ? undefined : idOf(item.itemId)}
              error={errorOf(idOf(item.itemId))}
            />
          ))}
        </ul>
      </fieldset>
      {chosen.size > 1 && (
        <Checkbox
          label={t('returns.form.oneReason')}
          checked={isShared}
          onChange={() => setShared(!isShared)}
        />
      )}
      {chosen.size > 0 && isOneReason && (
        <Select
          id={`${id}-reason`}
          label={t('returns.form.reason')}
          placeholder={t('returns.form.chooseReason')}
          options={RETURN_REASONS.map((value) => ({ value, label: t(`common:returnReason.${value}`) }))}
          value={reason}
          error={errorOf(`${id}-reason`)}
          onChange={({ target }) => setReason(target.value as AskedReturnReason | '')}
          isRequired
        />
      )}
      <TextArea
        label={t('returns.form.comment')}
        rows={3}
        maxLength={MAX_RETURN_TEXT_LENGTH}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={isSending}>
          {t('returns.form.submit')}
        </Button>
        <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
      </div>
    </form>
  );
}
