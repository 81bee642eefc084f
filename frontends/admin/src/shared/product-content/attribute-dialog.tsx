import type { CategoryAttributeResponse } from '@kp/api-client/admin';
import { ATTRIBUTE_RULES, ATTRIBUTE_VALUE_TYPES, type AttributeValueType } from '@kp/commerce';
import { Checkbox, Form, Input, Select } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../form-modal';
import {
  useAddCategoryAttributeByAdminMutation,
  useEditCategoryAttributeByAdminMutation,
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
}

const FIELDS = ['name', 'valueType', 'unit'] as const;

export function AttributeDialog({ categoryId, attribute, onClose }: AttributeDialogProps) {
  const { t } = useTranslation('adminCatalog');
  const [form] = Form.useForm<Values>();
  const [add, adding] = useAddCategoryAttributeByAdminMutation();
  const [edit, editing] = useEditCategoryAttributeByAdminMutation();
  const save = useSaving();
  const submit = async (values: Values) => {
    const saved = { id: categoryId, saveAttributeRequest: values };
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
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="valueType"
        label={t('content.definitions.valueType')}
        initialValue={attribute?.valueType ?? 'text'}
      >
        <Select options={types} disabled={(attribute?.productCount ?? 0) > 0} />
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
    </FormModal>
  );
}
