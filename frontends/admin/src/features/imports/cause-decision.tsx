import type { ImportCauseResponse } from '@kp/api-client/office';
import { PRICE_ON_REQUEST } from '@kp/commerce/import-rules';
import { Select } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { WholeNumberInput } from '../../shared/number-input';
import { useKnownValues } from './known-values';
import { RESOLVABLE_FIELDS, type ResolvableField, type ImportSettingsChoice } from './use-import-settings';
import { useImportWords } from '../../shared/imports/use-import-words';
import { ValueChoices } from './value-choices';
import styles from './imports.module.css';

const UNKNOWN_VALUES = [
  'validation.importValueUnknown',
  'validation.importRateUnknown',
  'validation.importWillCreate',
];
const MISSING = ['validation.required', 'validation.importNoColumn'];
/** While they are typed: a fraction is refused with the rows, not read as ten times as many. */
const UNITS = /^(\d{1,7}\.?\d{0,3})?$/;
const PERCENT = /^\d{0,4}$/;
/** As the server reads it. */
const PERCENT_OF = /^cost \+ (\d+)%$/;
const KEEP = '';
const TAX_PROBLEMS = ['TaxAdded', 'TaxRemoved', 'NetPrice', 'GrossPrice'].map(
  (key) => `validation.import${key}`,
);

interface CauseDecisionProps {
  readonly cause: ImportCauseResponse;
  readonly choice: ImportSettingsChoice;
}

/** What becomes of all rows with a cause: by their values, by one value for all, or with or without the cell. */
export function CauseDecision({ cause, choice }: CauseDecisionProps) {
  const { field, messageKey } = cause;
  const chosen = RESOLVABLE_FIELDS.find((each) => each === field);
  if (chosen && UNKNOWN_VALUES.includes(messageKey)) {
    return <ValueChoices cause={{ ...cause, field: chosen }} choice={choice} />;
  }
  if (messageKey === 'validation.importStockWord') return <StockOfWords cause={cause} choice={choice} />;
  if (field === 'price' && messageKey === 'validation.importNoColumn') return <Markup choice={choice} />;
  if (field === 'price' && messageKey === 'validation.importNumberInvalid') {
    return <PriceOfWords cause={cause} choice={choice} />;
  }
  if (chosen && MISSING.includes(messageKey)) return <ValueForAll field={chosen} choice={choice} />;
  return <Correction cause={cause} choice={choice} />;
}

/** Of rows whose cell is empty. */
function ValueForAll({
  field,
  choice,
}: {
  readonly field: ResolvableField;
  readonly choice: ImportSettingsChoice;
}) {
  const { t } = useTranslation('adminImports');
  const known = useKnownValues(field);
  const none = t('causes.uncategorized');
  const value = choice.settings.defaults.find((each) => each.field === field)?.value ?? KEEP;
  const isNew = field === 'category' && !known.some(({ label }) => label === none);
  const decide = (chosen: string) => {
    choice.setDefault(field, chosen === KEEP ? null : chosen);
    if (chosen === none && isNew) choice.choose([{ field, value: none, action: 'create', target: null }]);
  };
  return (
    <Select<string>
      aria-label={t('causes.fill')}
      className={styles.field}
      showSearch
      value={value}
      options={[
        { value: KEEP, label: t('causes.decide') },
        ...(isNew ? [{ value: none, label: t('causes.create', { value: none }) }] : []),
        ...known,
      ]}
      onChange={decide}
      popupMatchSelectWidth={false}
    />
  );
}

/** Of a list that has costs alone: what new products are sold for. */
function Markup({ choice }: { readonly choice: ImportSettingsChoice }) {
  const { t } = useTranslation('adminImports');
  const price = choice.settings.defaults.find(({ field }) => field === 'price')?.value ?? '';
  const decide = (percent: string) =>
    choice.setDefault('price', percent === '' ? null : `cost + ${percent}%`);
  return (
    <label>
      {t('causes.markup')}{' '}
      <WholeNumberInput
        className={styles.units}
        value={PERCENT_OF.exec(price)?.[1] ?? ''}
        onChange={(percent) => PERCENT.test(percent) && decide(percent)}
      />
    </label>
  );
}

/** "in stock" says that there are some, not how many. */
function StockOfWords({ cause: { fileValues }, choice }: CauseDecisionProps) {
  const { t } = useTranslation('adminImports');
  const field = 'stock';
  const targetOf = (value: string) => {
    const found = choice.settings.choices.find((each) => each.field === field && each.value === value);
    return found?.target ?? '';
  };
  const decide = (value: string, units: string) =>
    units === ''
      ? choice.forget(field, value)
      : choice.choose([{ field, value, action: 'use', target: units }]);
  return (
    <ul className={styles.values}>
      {fileValues.map(({ value }) => (
        <li key={value}>
          <bdi>{value}</bdi>
          <WholeNumberInput
            aria-label={t('causes.stockOf', { value })}
            className={styles.units}
            value={targetOf(value)}
            onChange={(units) => UNITS.test(units) && decide(value, units)}
          />
        </li>
      ))}
    </ul>
  );
}

/** A word in place of a price may be what the supplier says for one on request. */
function PriceOfWords({ cause, choice }: CauseDecisionProps) {
  const { t } = useTranslation('adminImports');
  const { t: common } = useTranslation();
  const field = 'price';
  const isDecided = (value: string) =>
    choice.settings.choices.some((each) => each.field === field && each.value === value);
  const decide = (value: string, target: string) =>
    target === KEEP ? choice.forget(field, value) : choice.choose([{ field, value, action: 'use', target }]);
  const wordsAlone = cause.fileValues.filter(({ value }) => !/\p{Nd}/u.test(value));
  return (
    <>
      <Correction cause={cause} choice={choice} />
      <ul className={styles.values}>
        {wordsAlone.map(({ value }) => (
          <li key={value}>
            <bdi>{value}</bdi>
            <Select<string>
              aria-label={t('causes.actionOf', { value })}
              className={styles.field}
              value={isDecided(value) ? PRICE_ON_REQUEST : KEEP}
              options={[
                { value: KEEP, label: t('causes.decide') },
                { value: PRICE_ON_REQUEST, label: common('product.onRequest') },
              ]}
              onChange={(target) => decide(value, target)}
              popupMatchSelectWidth={false}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What it means to import rows all the same; null where they cannot be. */
function useAcceptance({ messageKey, values }: ImportCauseResponse): string | null {
  const { t } = useTranslation('adminImports');
  if (messageKey === 'validation.importCodeOfAnother') return t('causes.updateAnyway');
  if (TAX_PROBLEMS.includes(messageKey)) return t('causes.takeAsIs');
  if (messageKey !== 'validation.importOtherCurrency') return null;
  return t('causes.takeAsOwn', { currency: String(values['currency']) });
}

function Correction({ cause, choice }: CauseDecisionProps) {
  const { t } = useTranslation('adminImports');
  const words = useImportWords();
  const accept = useAcceptance(cause);
  const { field, messageKey } = cause;
  const found = choice.settings.corrections.find(
    (each) => each.field === field && each.messageKey === messageKey,
  );
  return (
    <Select<'' | 'skip' | 'empty' | 'accept'>
      aria-label={t('causes.actionOf', { value: words.problem(cause) })}
      className={styles.field}
      value={found?.action ?? KEEP}
      options={[
        { value: KEEP, label: t(cause.isFailure ? 'causes.decide' : 'causes.keep') },
        { value: 'skip', label: t('causes.skip') },
        ...(field === null ? [] : [{ value: 'empty' as const, label: t('causes.emptyCell') }]),
        ...(accept === null ? [] : [{ value: 'accept' as const, label: accept }]),
      ]}
      onChange={(action) => choice.correct({ field, messageKey }, action === KEEP ? null : action)}
      popupMatchSelectWidth={false}
    />
  );
}
