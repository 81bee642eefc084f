import { nameFields } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Input, RulesField } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';

const AUTOCOMPLETE = { firstName: 'given-name', lastName: 'family-name' } as const;

/** In the order of the language of the page. */
export function NameFields() {
  const { t } = useTranslation('account');
  const { language } = useFormats();
  return nameFields(language).map((field) => (
    <RulesField key={field} name={field} label={t(`fields.${field}`)} required>
      <Input autoComplete={AUTOCOMPLETE[field]} />
    </RulesField>
  ));
}
