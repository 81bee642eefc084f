import { DELIVERY_METHOD_LIMITS, type DeliveryMethodName } from '@kp/commerce/delivery-methods';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import { LANGUAGES } from '@kp/i18n/languages';
import { Flex, Input, Select } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface MethodNamesProps {
  /** These come from the form, of which this is a field. */
  readonly value?: readonly DeliveryMethodName[];
  readonly onChange?: (names: readonly DeliveryMethodName[]) => void;
}

/** What a way of delivery is called in the languages that the catalogue is not in. */
export function MethodNames({ value: names = [], onChange }: MethodNamesProps) {
  const { t } = useTranslation('adminSettings');
  const others = LANGUAGES.filter(({ code }) => code !== catalogLanguage());
  const [language, setLanguage] = useState<string>(others[0]!.code);
  const name = names.find((own) => own.language === language)?.name ?? '';
  const type = (typed: string) =>
    onChange?.([...names.filter((own) => own.language !== language), { language, name: typed }]);
  return (
    <Flex gap="small">
      <Select
        aria-label={t('brand.language')}
        value={language}
        options={others.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
        onChange={setLanguage}
        popupMatchSelectWidth={false}
      />
      <Input
        aria-label={t('methods.names')}
        maxLength={DELIVERY_METHOD_LIMITS.nameMax}
        value={name}
        onChange={({ target }) => type(target.value)}
      />
    </Flex>
  );
}
