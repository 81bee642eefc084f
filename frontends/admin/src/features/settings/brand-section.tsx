import { officeApi } from '@kp/api-client/office';
import { BRAND_RULES, type BrandForm } from '@kp/commerce/brand-rules';
import { problemsByRules } from '@kp/commerce/field-rules';
import { setShopName } from '@kp/i18n/shop-name';
import { Input, RulesField } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { Loaded } from './loaded';
import { SettingsForm } from './settings-form';

const rules = (form: BrandForm) => problemsByRules(BRAND_RULES, form);

/** What the shop is called. */
export function BrandSection() {
  const { t } = useTranslation('adminSettings');
  const query = officeApi.useGetAdminBrandSettingsQuery();
  const [save] = officeApi.useSaveAdminBrandSettingsMutation();
  return (
    <Loaded query={query}>
      {({ name }) => (
        <SettingsForm<BrandForm>
          name="brand"
          rules={rules}
          initialValues={{ name }}
          save={async (values) => {
            const saved = await save({ saveBrandSettingsRequest: values }).unwrap();
            setShopName(saved.name);
          }}
        >
          {() => (
            <RulesField name="name" label={t('brand.name')} extra={t('brand.nameHint')} required>
              <Input maxLength={60} autoComplete="organization" />
            </RulesField>
          )}
        </SettingsForm>
      )}
    </Loaded>
  );
}
