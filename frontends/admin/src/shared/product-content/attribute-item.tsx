import type { AttributeValueResponse } from '@kp/api-client/admin';
import { parseAttributeValue } from '@kp/commerce/attribute-values';
import { Form } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { AttributeInput } from './attribute-input';

interface AttributeItemProps {
  readonly name: string | string[];
  readonly attribute: Pick<AttributeValueResponse, 'name' | 'valueType' | 'unit' | 'choices'>;
  readonly initialValue?: string;
}

/** The value of one attribute in a form, with what it may be; empty is none. */
export function AttributeItem({ name, attribute, initialValue }: AttributeItemProps) {
  const { t } = useTranslation('adminCatalog');
  const { valueType, unit } = attribute;
  const isTyped = valueType === 'number' || valueType === 'range';
  const check = async (_rule: unknown, value?: string) => {
    if (!value?.trim() || parseAttributeValue(attribute, value) !== null) return;
    throw new Error(t(`content.attributes.${valueType === 'range' ? 'rangeInvalid' : 'numberInvalid'}`));
  };
  return (
    <Form.Item
      name={name}
      label={unit ? `${attribute.name} (${unit})` : attribute.name}
      initialValue={initialValue}
      rules={isTyped ? [{ validator: check }] : []}
    >
      <AttributeInput attribute={attribute} />
    </Form.Item>
  );
}
