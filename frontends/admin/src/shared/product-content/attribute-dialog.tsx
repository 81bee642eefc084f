import type { CategoryAttributeResponse } from '@kp/api-client/admin';
import { ATTRIBUTE_RULES, ATTRIBUTE_VALUE_TYPES, type AttributeValueType, foldText } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { AutoComplete, Checkbox, Form, Input, Select } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../form-modal';
import {
  useAddCategoryAttributeByAdminMutation,
  useEditCategoryAttributeByAdminMutation,
  useListAttributesByAdminQuery,
  useSaving,
} from './content-api';
import { useFieldRule } from './text-dialog';

interface AttributeDialogProps {
  readonly categoryId: number;
  /** None: a new one. */
  readonly attribute: CategoryAttributeResponse | undefined;
  readonly onClose: () => void;
}

interface Values {
  readonly name: string;
  readonly valueType: AttributeValueType;
  readonly unit: string;
  readonly isFilterable: boolean;
  readonly choices: string[];
}

const FIELDS = ['name', 'valueType', 'unit', 'choices'] as const;

export function AttributeDialog({ categoryId, attribute, onClose }: AttributeDialogProps) {
  const { t } = useTranslation('adminCatalog');
  const [form] = Form.useForm<Values>();
  const [add, adding] = useAddCategoryAttributeByAdminMutation();
  const [edit, editing] = useEditCategoryAttributeByAdminMutation();
  const save = useSaving();
  const { data: defined = [] } = useListAttributesByAdminQuery();
  const { number } = useFormats();
  const valueType = Form.useWatch('valueType', form);
  const hasChoices = valueType === 'choice' || valueType === 'choices';
  const takeDefined = (name: string) => {
    const found = defined.find((each) => each.name === name);
    if (found) form.setFieldsValue({ ...found, unit: found.unit ?? '' });
  };
  const submit = async ({ choices, ...values }: Values) => {
    const saveAttributeRequest = { ...values, choices: hasChoices ? choices : [] };
    const saved = { id: categoryId, saveAttributeRequest };
    const problems = await save(
      () => (attribute ? edit({ ...saved, attributeId: attribute.id }).unwrap() : add(saved).unwrap()),
      FIELDS,
    );
    if (problems === null) return onClose();
    form.setFields(FIELDS.map((name) => ({ name, errors: problems[name] ? [problems[name]] : [] })));
  };
  const types = ATTRIBUTE_VALUE_TYPES.map((value) => ({
    value,
    label: t(`content.definitions.types.${value}`),
  }));
  return (
    <FormModal<Values>
      isOpen
      onClose={onClose}
      title={attribute ? t('content.edit', { name: attribute.name }) : t('content.definitions.add')}
      submitLabel={t('content.save')}
      isBusy={adding.isLoading || editing.isLoading}
      form={form}
      onSubmit={(values) => void submit(values)}
    >
      <Form.Item
        name="name"
        label={t('content.definitions.name')}
        initialValue={attribute?.name ?? ''}
        rules={useFieldRule(ATTRIBUTE_RULES.name)}
      >
        <AutoComplete
          options={[...new Set(defined.map(({ name }) => name))].map((value) => ({ value }))}
          filterOption={(typed, option) => foldText(option?.value ?? '').includes(foldText(typed))}
          onSelect={takeDefined}
        />
      </Form.Item>
      <Form.Item
        name="valueType"
        label={t('content.definitions.valueType')}
        initialValue={attribute?.valueType ?? 'text'}
      >
        <Select options={types} />
      </Form.Item>
      <Form.Item
        name="choices"
        label={t('content.definitions.choices')}
        extra={t('content.definitions.choicesHint')}
        initialValue={attribute?.choices ?? []}
        hidden={!hasChoices}
      >
        <Select<string[]> mode="tags" open={false} suffixIcon={null} tokenSeparators={[';', '\n']} />
      </Form.Item>
      <Form.Item
        name="unit"
        label={t('content.definitions.unit')}
        initialValue={attribute?.unit ?? ''}
        rules={useFieldRule(ATTRIBUTE_RULES.unit)}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="isFilterable" valuePropName="checked" initialValue={attribute?.isFilterable ?? true}>
        <Checkbox>{t('content.definitions.filterable')}</Checkbox>
      </Form.Item>
      {attribute && attribute.categoryCount > 1 && (
        <p>{t('content.definitions.shared', { categories: number(attribute.categoryCount) })}</p>
      )}
    </FormModal>
  );
}
