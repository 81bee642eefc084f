import type { AttributeValueResponse } from '@kp/api-client/admin';
import { Button, Form, NothingFound } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../not-loaded';
import { AttributeItem } from './attribute-item';
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
  return (
    <Form<Values>
      form={form}
      layout="vertical"
      validateTrigger="onSubmit"
      onFinish={(values) => void submit(values)}
      className={styles.fields}
    >
      {attributes.map((attribute) => (
        <AttributeItem
          key={attribute.attributeId}
          name={String(attribute.attributeId)}
          attribute={attribute}
          initialValue={attribute.value ?? ''}
        />
      ))}
      <Button htmlType="submit" type="primary" loading={isLoading}>
        {t('content.save')}
      </Button>
    </Form>
  );
}
