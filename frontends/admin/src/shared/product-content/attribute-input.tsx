import type { AttributeValueResponse } from '@kp/api-client/admin';
import { ATTRIBUTE_VALUE_MAX_LENGTH } from '@kp/commerce';
import { NO, VALUE_SEPARATOR, valuesIn, YES } from '@kp/commerce/attribute-values';
import { Input, Select } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { DecimalInput } from '../number-input';

interface AttributeInputProps {
  readonly attribute: Pick<AttributeValueResponse, 'valueType' | 'choices'>;
  readonly id?: string;
  /** Where no label stands beside it. */
  readonly 'aria-label'?: string;
  /** As it is stored; empty without one. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

/** The field of one value, by the type of its attribute; in a form item. */
export function AttributeInput({ attribute, value = '', onChange, ...field }: AttributeInputProps) {
  const { t } = useTranslation('adminCatalog');
  const { valueType, choices } = attribute;
  const optionsOf = (values: readonly string[]) => values.map((each) => ({ value: each, label: each }));
  const chosen = value === '' ? undefined : value;
  if (valueType === 'boolean') {
    const options = [
      { value: YES, label: t('content.attributes.yes') },
      { value: NO, label: t('content.attributes.no') },
    ];
    return (
      <Select
        {...field}
        allowClear
        options={options}
        value={chosen}
        onChange={(next) => onChange?.(next ?? '')}
      />
    );
  }
  if (valueType === 'choices') {
    return (
      <Select<string[]>
        {...field}
        mode={choices.length > 0 ? 'multiple' : 'tags'}
        options={optionsOf(choices)}
        value={chosen === undefined ? [] : [...valuesIn(chosen)]}
        onChange={(next) => onChange?.(next.join(VALUE_SEPARATOR))}
      />
    );
  }
  if (valueType === 'choice' && choices.length > 0) {
    return (
      <Select
        {...field}
        allowClear
        showSearch
        options={optionsOf(choices)}
        value={chosen}
        onChange={(next) => onChange?.(next ?? '')}
      />
    );
  }
  if (valueType === 'number') return <DecimalInput {...field} value={value} onChange={onChange} />;
  return (
    <Input
      {...field}
      autoComplete="off"
      maxLength={ATTRIBUTE_VALUE_MAX_LENGTH}
      placeholder={valueType === 'range' ? '2–8' : undefined}
      value={value}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
