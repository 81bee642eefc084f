import { TAX_CLASSES } from '@kp/commerce';
import { Select } from '@kp/ui/admin';
import { RulesField } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';

/** @param emptyLabel of none of its own */
export function TaxClassField({ emptyLabel }: { readonly emptyLabel: string }) {
  const { t } = useTranslation('adminCatalog');
  return (
    <RulesField name="taxClass" label={t('products.taxClass')}>
      <Select
        options={[
          { value: '', label: emptyLabel },
          ...TAX_CLASSES.map((value) => ({ value, label: t(`products.taxClasses.${value}`) })),
        ]}
      />
    </RulesField>
  );
}
