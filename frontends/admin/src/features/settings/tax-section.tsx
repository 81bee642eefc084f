import { officeApi } from '@kp/api-client/office';
import { useRequestFailure, useToast } from '@kp/client';
import { Button, Checkbox, Input } from '@kp/ui/admin';
import { Form, RulesField } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { Loaded } from './loaded';
import { SettingsForm } from './settings-form';

interface TaxForm {
  readonly isByDestination: boolean;
  /** Empty without the One Stop Shop. */
  readonly ossSince: string;
}

/** Where orders are taxed, and the rates of the member states. */
export function TaxSection() {
  const { t } = useTranslation('adminSettings');
  const query = officeApi.useGetTaxSettingsQuery();
  const [save] = officeApi.useSaveTaxSettingsMutation();
  return (
    <Loaded query={query}>
      {({ isByDestination, ossSince }) => (
        <SettingsForm<TaxForm>
          name="tax"
          rules={() => []}
          initialValues={{ isByDestination, ossSince: ossSince ?? '' }}
          save={(values) =>
            save({ saveTaxSettingsRequest: { ...values, ossSince: values.ossSince || null } }).unwrap()
          }
          actions={<OfficialRates />}
        >
          {() => (
            <>
              <Form.Item name="isByDestination" valuePropName="checked" extra={t('tax.byDestinationHint')}>
                <Checkbox>{t('tax.byDestination')}</Checkbox>
              </Form.Item>
              <RulesField name="ossSince" label={t('tax.ossSince')} extra={t('tax.ossHint')}>
                <Input type="date" />
              </RulesField>
            </>
          )}
        </SettingsForm>
      )}
    </Loaded>
  );
}

function OfficialRates() {
  const { t } = useTranslation('adminSettings');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [add, { isLoading }] = officeApi.useAddOfficialRatesMutation();
  const rates = officeApi.useListVatRatesQuery();
  const submit = async () => {
    try {
      const { added } = await add().unwrap();
      toast({ title: t('tax.officialAdded', { count: added }) });
      void rates.refetch();
    } catch (error) {
      failure.show(error, { title: t('rates.addFailed') });
    }
  };
  return (
    <Button loading={isLoading} onClick={() => void submit()}>
      {t('tax.official')}
    </Button>
  );
}
