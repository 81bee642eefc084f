import { type BrandSettingsResponse, officeApi } from '@kp/api-client/office';
import { BRAND_RULES } from '@kp/commerce/brand-rules';
import { problemsByRules } from '@kp/commerce/field-rules';
import { setShopName } from '@kp/i18n/shop-name';
import { Input, RulesField } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { AccentField } from './brand/accent-field';
import { BrandPictureField } from './brand/brand-picture-field';
import { BrandTexts } from './brand/brand-texts';
import { SocialLinksField } from './brand/social-links-field';
import { Loaded } from './loaded';
import { SettingsForm } from './settings-form';
import styles from './settings.module.css';

const rules = (form: BrandSettingsResponse) => problemsByRules(BRAND_RULES, form);

/** What the shop is called, looks like and says of itself. */
export function BrandSection() {
  const query = officeApi.useGetAdminBrandSettingsQuery();
  const [save] = officeApi.useSaveAdminBrandSettingsMutation();
  return (
    <Loaded query={query}>
      {(stored) => (
        <SettingsForm<BrandSettingsResponse>
          name="brand"
          rules={rules}
          initialValues={stored}
          save={async ({ logo, darkLogo, icon, heroPicture, ...values }) => {
            const pictures = {
              logo: logo?.file ?? null,
              darkLogo: darkLogo?.file ?? null,
              icon: icon?.file ?? null,
              heroPicture: heroPicture?.file ?? null,
            };
            const saved = await save({ saveBrandSettingsRequest: { ...values, ...pictures } }).unwrap();
            setShopName(saved.name);
          }}
        >
          {() => <BrandFields />}
        </SettingsForm>
      )}
    </Loaded>
  );
}

function BrandFields() {
  const { t } = useTranslation('adminSettings');
  return (
    <>
      <RulesField name="name" label={t('brand.name')} extra={t('brand.nameHint')} required>
        <Input maxLength={60} autoComplete="organization" />
      </RulesField>
      <div className={styles.pictures}>
        {(['logo', 'darkLogo', 'icon'] as const).map((kind) => (
          <RulesField key={kind} name={kind}>
            <BrandPictureField kind={kind} label={t(`brand.${kind}`)} hint={t(`brand.${kind}Hint`)} />
          </RulesField>
        ))}
      </div>
      <RulesField name="accent" label={t('brand.accent')} extra={t('brand.accentHint')}>
        <AccentField />
      </RulesField>
      <RulesField name="heroPicture">
        <BrandPictureField
          kind="heroPicture"
          label={t('brand.heroPicture')}
          hint={t('brand.heroPictureHint')}
        />
      </RulesField>
      <RulesField name="texts">
        <BrandTexts />
      </RulesField>
      <RulesField name="socialLinks" label={t('brand.socialLinks')} extra={t('brand.socialLinksHint')}>
        <SocialLinksField />
      </RulesField>
    </>
  );
}
