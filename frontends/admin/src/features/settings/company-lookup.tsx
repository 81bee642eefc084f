import { officeApi, type RegisteredCompanyResponse } from '@kp/api-client/office';
import type { CompanyForm } from '@kp/commerce/company-rules';
import { findCountry } from '@kp/commerce/countries';
import { taxNumberOf } from '@kp/commerce/vat-number';
import { Alert, Button, Flex, Input } from '@kp/ui/admin';
import { Form } from '@kp/ui/forms';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './settings.module.css';

const COLORS = { found: 'success', notFound: 'warning', unavailable: 'warning' } as const;

/** Fills the form in from a public register; nothing is saved, and a register that is down stops nobody. */
export function CompanyLookup() {
  const { t } = useTranslation('adminSettings');
  const id = useId();
  const form = Form.useFormInstance<CompanyForm>();
  const country = findCountry(Form.useWatch('country', form) ?? '')?.code ?? 'RO';
  const [number, setNumber] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [find, { data, isFetching, isError }] = officeApi.useLazyFindAdminCompanySettingsInRegisterQuery();
  const look = async () => {
    const isPossible = taxNumberOf(number, country) !== null;
    setWrong(!isPossible);
    if (!isPossible) return;
    const { data: found } = await find({ country, number });
    if (found?.company) form.setFieldsValue(givenBy(found.company) as never);
  };
  const state = isError ? 'unavailable' : data?.state;
  return (
    <div className={styles.lookup}>
      <Form.Item
        label={t('register.label')}
        htmlFor={id}
        validateStatus={isWrong ? 'error' : undefined}
        help={isWrong && <span id={`${id}-error`}>{t('register.wrong')}</span>}
      >
        <Flex gap="small">
          <Input
            id={id}
            dir="ltr"
            value={number}
            placeholder={country === 'RO' ? 'RO12345674' : undefined}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? `${id}-error` : undefined}
            onChange={(event) => {
              setNumber(event.target.value);
              setWrong(false);
            }}
            onPressEnter={(event) => {
              event.preventDefault();
              void look();
            }}
          />
          <Button loading={isFetching} disabled={number.trim().length < 2} onClick={() => void look()}>
            {t('register.look')}
          </Button>
        </Flex>
      </Form.Item>
      <div role="status">
        {state && !isFetching && !isWrong && (
          <Alert type={COLORS[state]} showIcon title={t(`register.${state}`)} />
        )}
      </div>
    </div>
  );
}

/** What the register does not know stays as it was typed. */
const givenBy = (company: RegisteredCompanyResponse): Partial<CompanyForm> =>
  Object.fromEntries(Object.entries(company).filter(([, value]) => value !== ''));
