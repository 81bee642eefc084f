import { officeApi } from '@kp/api-client/office';
import { shopApi } from '@kp/api-client/shop';
import { useAppDispatch, useRequestFailure, useToast } from '@kp/client';
import { type CurrencyCode, parseMinor } from '@kp/commerce';
import { formatMoney } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Alert, Button, Checkbox, Input } from '@kp/ui/admin';
import { Form, RulesField } from '@kp/ui/forms';
import { Radio } from '@kp/ui/table';
import { useTranslation } from 'react-i18next';
import { useTerritoryName } from '../../shared/territory-name';
import { Loaded } from './loaded';
import { PriceEntryQuestion, usePriceEntryQuestion } from './price-entry-question';
import { SettingsForm } from './settings-form';

interface TaxForm {
  readonly isTaxIncluded: boolean;
  readonly isShownWithTax: boolean;
  readonly isByDestination: boolean;
  /** Empty without the One Stop Shop. */
  readonly ossSince: string;
}

/** What prices include, where orders are taxed, and the rates of the member states. */
export function TaxSection() {
  const { t } = useTranslation('adminSettings');
  const query = officeApi.useGetTaxSettingsQuery();
  const [save] = officeApi.useSaveTaxSettingsMutation();
  const dispatch = useAppDispatch();
  const question = usePriceEntryQuestion();
  return (
    <Loaded query={query}>
      {({ isTaxIncluded, isShownWithTax, isByDestination, ossSince }) => (
        <>
          <SettingsForm<TaxForm>
            name="tax"
            rules={() => []}
            initialValues={{ isTaxIncluded, isShownWithTax, isByDestination, ossSince: ossSince ?? '' }}
            save={async (values) => {
              if (!(await question.agreed(isTaxIncluded, values.isTaxIncluded))) return false;
              await save({
                saveTaxSettingsRequest: { ...values, ossSince: values.ossSince || null },
              }).unwrap();
              dispatch(shopApi.util.invalidateTags(['Config', 'ShippingSettings']));
            }}
          >
            {() => (
              <>
                <RulesField name="isTaxIncluded" label={t('tax.entry')} extra={t('tax.entryHint')}>
                  <Radio.Group
                    options={[
                      { value: false, label: t('tax.entryWithout') },
                      { value: true, label: t('tax.entryWith') },
                    ]}
                  />
                </RulesField>
                <RulesField name="isShownWithTax" label={t('tax.shown')} extra={t('tax.shownHint')}>
                  <Radio.Group
                    options={[
                      { value: false, label: t('tax.shownWithout') },
                      { value: true, label: t('tax.shownWith') },
                    ]}
                  />
                </RulesField>
                <Form.Item name="isByDestination" valuePropName="checked" extra={t('tax.byDestinationHint')}>
                  <Checkbox>{t('tax.byDestination')}</Checkbox>
                </Form.Item>
                <RulesField name="ossSince" label={t('tax.ossSince')} extra={t('tax.ossHint')}>
                  <Input type="date" />
                </RulesField>
              </>
            )}
          </SettingsForm>
          <DistanceSales hasOss={ossSince !== null} />
          {question.asked && <PriceEntryQuestion {...question.asked} />}
        </>
      )}
    </Loaded>
  );
}

/** What the year's sales sum to, since the threshold decides who has to use the One Stop Shop. */
function DistanceSales({ hasOss }: { readonly hasOss: boolean }) {
  const { t } = useTranslation('adminSettings');
  const { language } = useFormats();
  const nameOf = useTerritoryName();
  const { data } = officeApi.useGetDistanceSalesQuery({});
  if (!data) return null;
  const { year, amount, threshold, states, currenciesWithoutRate } = data;
  const currency = data.currency as CurrencyCode;
  const inWords = (of: string) => formatMoney({ amount: of, currency }, language);
  const isAbove = parseMinor(amount) > parseMinor(threshold);
  return (
    <section aria-label={t('tax.distanceSales', { year })}>
      <p>
        {t('tax.distanceSales', { year })}:{' '}
        <strong>{t('tax.ofThreshold', { amount: inWords(amount), threshold: inWords(threshold) })}</strong>
      </p>
      {states.length > 0 && (
        <p>{states.map((of) => `${nameOf(of.state)}: ${inWords(of.amount)}`).join(' · ')}</p>
      )}
      {isAbove && !hasOss && (
        <Alert type="warning" showIcon title={t('tax.aboveThreshold', { threshold: inWords(threshold) })} />
      )}
      {currenciesWithoutRate.length > 0 && (
        <p>{t('tax.withoutRate', { currencies: currenciesWithoutRate.join(', ') })}</p>
      )}
    </section>
  );
}

/** Adds what the shop has no rates of its own for. */
export function OfficialRates() {
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
