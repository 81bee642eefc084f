import type { AdminCategoryResponse } from '@kp/api-client/admin';
import { isApiError, useRequestFailure, useToast } from '@kp/client';
import { useCategoryName, useFormats } from '@kp/ui';
import { Alert, Form, Select } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../shared/form-modal';
import { useDeleteCategoryByAdminMutation } from './categories-api';

interface DeleteCategoryDialogProps {
  readonly category: AdminCategoryResponse;
  /** Where its products may go. */
  readonly others: readonly AdminCategoryResponse[];
  readonly onClose: () => void;
}

interface Values {
  readonly target?: number;
}

export function DeleteCategoryDialog({ category, others, onClose }: DeleteCategoryDialogProps) {
  const { t } = useTranslation('adminCatalog');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const nameOf = useCategoryName();
  const [form] = Form.useForm<Values>();
  const [remove, { isLoading }] = useDeleteCategoryByAdminMutation();
  const [productCount, setProductCount] = useState(category.ownProductCount);
  const needsTarget = productCount > 0;

  const submit = async ({ target }: Values) => {
    const { error } = await remove({ id: category.id, target });
    if (!error) {
      toast({ title: t('categories.deleted'), description: nameOf(category) });
      return onClose();
    }
    const { fields } = failure.show(error, { title: t('categories.deleteFailed'), fields: ['target'] });
    form.setFields([{ name: 'target', errors: fields.target ? [fields.target] : [] }]);
    const { productCount: found } = ((isApiError(error) && error.problem?.details) || {}) as {
      productCount?: number;
    };
    if (found) setProductCount(found);
  };
  return (
    <FormModal<Values>
      isOpen
      onClose={onClose}
      title={t('categories.deleteTitle')}
      submitLabel={t('products.delete')}
      isDanger
      isBusy={isLoading}
      canSubmit={!needsTarget || others.length > 0}
      form={form}
      onSubmit={(values) => void submit(values)}
    >
      <p>{t('categories.deleteQuestion')}</p>
      <p>
        <strong dir="auto">{nameOf(category)}</strong>
      </p>
      {needsTarget && <Target productCount={productCount} others={others} />}
    </FormModal>
  );
}

interface TargetProps {
  readonly productCount: number;
  readonly others: readonly AdminCategoryResponse[];
}

function Target({ productCount, others }: TargetProps) {
  const { t } = useTranslation('adminCatalog');
  const { number } = useFormats();
  const nameOf = useCategoryName();
  if (others.length === 0) return <Alert type="warning" showIcon title={t('categories.noTarget')} />;
  return (
    <>
      <p>{t('categories.hasProducts', { products: number(productCount) })}</p>
      <Form.Item
        name="target"
        label={t('categories.target')}
        rules={[{ required: true, message: t('categories.targetRequired') }]}
      >
        <Select showSearch options={others.map((other) => ({ value: other.id, label: nameOf(other) }))} />
      </Form.Item>
    </>
  );
}
