import type { AttributeValueResponse } from '@kp/api-client/admin';
import { parseAttributeValue } from '@kp/commerce/attribute-values';
import { Button, Form, NothingFound } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../not-loaded';
import { AttributeInput } from './attribute-input';
import { AttributeTexts } from './attribute-texts';
import {
  useListProductAttributesByAdminQuery,
  useSaveProductAttributesByAdminMutation,
  useSaving,
} from './content-api';
import styles from './product-content.module.css';

export function ProductAttributes({ productId }: { readonly productId: number }) {
  const { t } = useTranslation('adminCatalog');
  const query = useListProductAttributesByAdminQuery({ id: productId });
  const { currentData: attributes } = query;
  if (!attributes) return <NotLoaded query={query} lines={4} />;
  if (attributes.length === 0) return <NothingFound title={t('content.attributes.empty')} />;
  return (
    <div className={styles.panel}>
      <AttributesForm productId={productId} attributes={attributes} />
      <AttributeTexts productId={productId} />
    </div>
  );
}

interface AttributesFormProps {
  readonly productId: number;
  readonly attributes: readonly AttributeValueResponse[];
}

/** Others are chosen. */
const isTyped = ({ valueType }: AttributeValueResponse) => valueType === 'number' || valueType === 'range';

type Values = Readonly<Record<string, string | undefined>>;

function AttributesForm({ productId, attributes }: AttributesFormProps) {
  const { t } = useTranslation('adminCatalog');
  const [form] = Form.useForm<Values>();
  const [saveValues, { isLoading }] = useSaveProductAttributesByAdminMutation();
  const save = useSaving();
  const submit = async (typed: Values) => {
    const values = attributes.map(({ attributeId }) => ({ attributeId, value: typed[attributeId] ?? '' }));
    const fields = values.map((_value, index) => `values.${index}.value`);
    const problems = await save(
      () => saveValues({ id: productId, saveAttributeValuesRequest: { values } }).unwrap(),
      fields,
    );
    form.setFields(
      attributes.map(({ attributeId }, index) => {
        const message = problems?.[`values.${index}.value`];
        return { name: String(attributeId), errors: message ? [message] : [] };
      }),
    );
  };
  const check = (attribute: AttributeValueResponse) => async (_rule: unknown, value?: string) => {
    if (!value?.trim() || parseAttributeValue(attribute, value) !== null) return;
    const isRange = attribute.valueType === 'range';
    throw new Error(t(`content.attributes.${isRange ? 'rangeInvalid' : 'numberInvalid'}`));
  };
  return (
    <Form<Values>
      form={form}
      layout="vertical"
      validateTrigger="onSubmit"
      onFinish={(values) => void submit(values)}
      className={styles.fields}
    >
      {attributes.map((attribute) => (
        <Form.Item
          key={attribute.attributeId}
          name={String(attribute.attributeId)}
          label={attribute.unit ? `${attribute.name} (${attribute.unit})` : attribute.name}
          initialValue={attribute.value ?? ''}
          rules={isTyped(attribute) ? [{ validator: check(attribute) }] : []}
        >
          <AttributeInput attribute={attribute} />
        </Form.Item>
      ))}
      <Button htmlType="submit" type="primary" loading={isLoading}>
        {t('content.save')}
      </Button>
    </Form>
  );
}
