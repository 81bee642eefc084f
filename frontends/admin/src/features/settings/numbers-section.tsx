import { officeApi } from '@kp/api-client/office';
import {
  calendarSeriesOf,
  cleanSeries,
  DOCUMENT_NUMBER_RULES,
  documentNumberOf,
  type DocumentNumbersForm,
  isOfYear,
  NUMBER_FIELDS,
  seriesOfYear,
} from '@kp/commerce/document-numbers';
import { problemsByRules } from '@kp/commerce/field-rules';
import { INVOICE_KINDS, type InvoiceKind } from '@kp/commerce/list-rules';
import { shopDayOf } from '@kp/i18n/shop-time';
import { Form, Input, RulesField } from '@kp/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from './loaded';
import { SettingsForm } from './settings-form';
import styles from './settings.module.css';

const rules = (form: DocumentNumbersForm) => problemsByRules(DOCUMENT_NUMBER_RULES, form);

/** Series and first number of each kind of document, until its first one is issued. */
export function NumbersSection() {
  const query = officeApi.useGetAdminDocumentNumbersQuery();
  const [save] = officeApi.useSaveAdminDocumentNumbersMutation();
  return (
    <Loaded query={query}>
      {({ started, ...stored }) => (
        <SettingsForm<DocumentNumbersForm>
          name="numbers"
          rules={rules}
          initialValues={stored}
          save={(values) => save({ saveDocumentNumbersRequest: values }).unwrap()}
        >
          {() =>
            INVOICE_KINDS.map((kind) => (
              <NumbersOfKind key={kind} kind={kind} isStarted={started.includes(kind)} />
            ))
          }
        </SettingsForm>
      )}
    </Loaded>
  );
}

function NumbersOfKind({ kind, isStarted }: { readonly kind: InvoiceKind; readonly isStarted: boolean }) {
  const { t } = useTranslation('adminSettings');
  const fields = NUMBER_FIELDS[kind];
  const name = t(`company.documentKinds.${kind}`);
  const form = Form.useWatch<DocumentNumbersForm | undefined>([]);
  const own: string[] = [fields.series, fields.firstNumber];
  const isValid = form !== undefined && !rules(form).some(({ field }) => own.includes(field));
  return (
    <div role="group" aria-label={name}>
      <p className={styles.fieldName}>{name}</p>
      <div className={styles.pairs}>
        <RulesField name={fields.series} label={t('documentNumbers.series')}>
          <Input dir="ltr" disabled={isStarted} autoCapitalize="characters" />
        </RulesField>
        <RulesField name={fields.firstNumber} label={t('documentNumbers.firstNumber')}>
          <Input dir="ltr" disabled={isStarted} />
        </RulesField>
      </div>
      <p className={styles.example}>
        {isStarted && t('documentNumbers.started')}
        {!isStarted && isValid && (
          <Example series={form[fields.series]} firstNumber={form[fields.firstNumber]} />
        )}
      </p>
    </div>
  );
}

/** What the first document will be called, and the first one of next year where that begins anew. */
function Example({ series, firstNumber }: { readonly series: string; readonly firstNumber: string }) {
  const { t } = useTranslation('adminSettings');
  const [year] = useState(() => Number(shopDayOf(new Date()).slice(0, 4)));
  const own = cleanSeries(series);
  const ofCalendar = calendarSeriesOf(own, year);
  const first = own + firstNumber.trim();
  if (!isOfYear(ofCalendar)) return t('documentNumbers.first', { first });
  const next = documentNumberOf(seriesOfYear(ofCalendar, year + 1), 1, firstNumber.trim().length);
  return t('documentNumbers.firstOfYears', { first, year: year + 1, next });
}
