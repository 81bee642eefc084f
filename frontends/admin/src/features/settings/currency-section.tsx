import { officeApi } from '@kp/api-client/office';
import { shopApi } from '@kp/api-client/shop';
import { useAppDispatch } from '@kp/client';
import { CURRENCY_CODES, type CurrencyCode } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { Select } from '@kp/ui/admin';
import { Modal } from '@kp/ui/dialogs';
import { RulesField } from '@kp/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from './loaded';
import { SettingsForm } from './settings-form';
import styles from './settings.module.css';

interface CurrencyForm {
  readonly currency: CurrencyCode;
  /** Empty: that of the shop. */
  readonly invoiceCurrency: CurrencyCode | '';
}

interface Question {
  readonly before: CurrencyCode;
  readonly after: CurrencyCode;
  readonly answer: (isAgreed: boolean) => void;
}

export function CurrencySection() {
  const { t } = useTranslation('adminSettings');
  const query = officeApi.useGetAdminShopSettingsQuery();
  const [save] = officeApi.useSaveAdminShopSettingsMutation();
  const dispatch = useAppDispatch();
  const currencies = useCurrencies();
  const [question, setQuestion] = useState<Question | null>(null);
  const agreed = (before: CurrencyCode, after: CurrencyCode) =>
    before === after || new Promise<boolean>((answer) => setQuestion({ before, after, answer }));
  return (
    <Loaded query={query}>
      {(stored) => (
        <>
          <SettingsForm<CurrencyForm>
            name="currency"
            rules={() => []}
            initialValues={{ currency: stored.currency, invoiceCurrency: stored.invoiceCurrency ?? '' }}
            save={async ({ currency, invoiceCurrency }) => {
              if (!(await agreed(stored.currency, currency))) return false;
              const request = { currency, invoiceCurrency: invoiceCurrency || null };
              await save({ saveShopSettingsRequest: request }).unwrap();
              // What the header has read is asked for by no screen again.
              dispatch(shopApi.util.invalidateTags(['Config']));
            }}
          >
            {() => (
              <div className={styles.fields}>
                <RulesField name="currency" label={t('currency.shop')} extra={t('currency.shopHint')}>
                  <Select options={currencies} />
                </RulesField>
                <RulesField
                  name="invoiceCurrency"
                  label={t('currency.invoices')}
                  extra={t('currency.invoicesHint')}
                >
                  <Select options={[{ value: '', label: t('currency.same') }, ...currencies]} />
                </RulesField>
              </div>
            )}
          </SettingsForm>
          {question && <CurrencyQuestion {...question} onClose={() => setQuestion(null)} />}
        </>
      )}
    </Loaded>
  );
}

function CurrencyQuestion({ before, after, answer, onClose }: Question & { readonly onClose: () => void }) {
  const { t } = useTranslation('adminSettings');
  const { money } = useFormats();
  const close = (isAgreed: boolean) => {
    answer(isAgreed);
    onClose();
  };
  return (
    <Modal
      open
      title={t('currency.questionTitle', { currency: after })}
      okText={t('currency.change')}
      cancelText={t('currency.keep', { currency: before })}
      onOk={() => close(true)}
      onCancel={() => close(false)}
    >
      <p>
        {t('currency.question', {
          before: money({ amount: '129.00', currency: before }),
          after: money({ amount: '129.00', currency: after }),
        })}
      </p>
    </Modal>
  );
}

/** "RON: Romanian Leu" */
function useCurrencies() {
  const { language } = useTranslation().i18n;
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return CURRENCY_CODES.map((code) => ({ value: code, label: `${code}: ${names.of(code)}` }));
}
