import { Button, TextInput } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { formatCardNumber, formatCvc, formatExpiry } from './card-format';
import styles from '../payment.module.css';

export interface TestCardFieldsProps {
  readonly card: TypedCard;
  readonly invalid: readonly CardField[];
  readonly onChange: (card: TypedCard) => void;
}

export const cardControlId = (field: CardField) => `card-${field}`;

export function TestCardFields({ card, invalid, onChange }: TestCardFieldsProps) {
  const { t } = useTranslation('checkout');
  const bind = (field: CardField) => ({
    id: cardControlId(field),
    label: t(`pay.card.${field}`),
    value: card[field],
    error: invalid.includes(field) ? t(`pay.card.${field}Wrong`) : undefined,
    inputMode: 'numeric' as const,
    dir: 'ltr' as const,
    isRequired: true,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      onChange({ ...card, [field]: FORMATS[field](target.value, card[field]) }),
  });
  return (
    <div className={styles.fields}>
      <TextInput {...bind('number')} autoComplete="cc-number" maxLength={25} />
      <div className={styles.pair}>
        <TextInput {...bind('expiry')} autoComplete="cc-exp" maxLength={7} placeholder="12/34" />
        <TextInput {...bind('cvc')} autoComplete="cc-csc" maxLength={4} />
      </div>
      <TestCards onChoose={(number) => onChange({ number, expiry: '12/34', cvc: '123' })} />
    </div>
  );
}

function TestCards({ onChoose }: { onChoose: (number: string) => void }) {
  const { t } = useTranslation('checkout');
  return (
    <div>
      <p className={styles.soft}>{t('pay.card.intro')}</p>
      <ul className={styles.cards}>
        {TEST_CARDS.map(({ number, leadsTo }) => (
          <li key={number} className={styles.card}>
            <Button size="small" onClick={() => onChoose(number)}>
              <bdi dir="ltr">{number}</bdi>
            </Button>
            <span>{t(`pay.card.${leadsTo}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

type CardField = keyof TypedCard;

const FORMATS: Readonly<Record<CardField, (typed: string, before: string) => string>> = {
  number: formatCardNumber,
  expiry: formatExpiry,
  cvc: formatCvc,
};

export const EMPTY_CARD: TypedCard = { number: '', expiry: '', cvc: '' };

const TEST_CARDS = [
  { number: '4242 4242 4242 4242', leadsTo: 'succeeds' },
  { number: '4000 0000 0000 0002', leadsTo: 'declines' },
  { number: '4000 0025 0000 3155', leadsTo: 'asks' },
] as const;

const PATTERNS: Readonly<Record<CardField, RegExp>> = {
  number: /^\d{12,19}$/,
  expiry: /^(0?[1-9]|1[0-2])\/(\d{2}|\d{4})$/,
  cvc: /^\d{3,4}$/,
};

/** Whether the card can be charged is checked by the test provider. */
export function incompleteFields(card: TypedCard): CardField[] {
  const fields: CardField[] = ['number', 'expiry', 'cvc'];
  return fields.filter((field) => !PATTERNS[field].test(card[field].replace(/[\s-]/g, '')));
}
