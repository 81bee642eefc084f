import { type AdminProductGroupResponse, useGetProductByAdminQuery } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { Button, Flex } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NotLoaded } from '../../not-loaded';
import {
  useCreateProductGroupByAdminMutation,
  useDeleteProductGroupByAdminMutation,
  useListProductGroupsByAdminQuery,
  useSaving,
  useUpdateProductGroupByAdminMutation,
} from '../content-api';
import { adminPath } from '../../admin-path';
import styles from '../product-content.module.css';
import { useUnsavedGuard } from '../../use-unsaved-guard';
import { draftOf, emptyFields, type GroupDraft, requestOf, rowOf, withProduct } from './group-draft';
import { GroupFields } from './group-fields';
import { VariantFinder } from './variant-finder';
import { VariantTable } from './variant-table';

/** The group that a product is a variant of, or a new one that begins with it. */
export function ProductVariants({ productId }: { readonly productId: number }) {
  const groups = useListProductGroupsByAdminQuery({ productId });
  const product = useGetProductByAdminQuery({ id: productId });
  const [group] = groups.currentData ?? [];
  const failed = [groups, product].find(({ error }) => error);
  if (failed || !groups.currentData || !product.currentData)
    return <NotLoaded query={failed ?? groups} lines={4} />;
  const { name } = product.currentData;
  const first = { name, names: {}, options: [''], rows: [rowOf(product.currentData, [''])] };
  return (
    <GroupForm
      key={group ? `${group.id} ${group.version}` : 'new'}
      productId={productId}
      group={group}
      initial={group ? draftOf(group) : first}
    />
  );
}

interface GroupFormProps {
  /** What new products are made like. */
  readonly productId: number;
  readonly group: AdminProductGroupResponse | undefined;
  readonly initial: GroupDraft;
  readonly onSaved?: () => void;
}

export function GroupForm({ productId, group, initial, onSaved }: GroupFormProps) {
  const { t } = useTranslation('adminCatalog');
  const { t: common } = useTranslation();
  const { t: admin } = useTranslation('admin');
  const [stored] = useState(initial);
  const [draft, setDraft] = useState(stored);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { save, isBusy } = useSaveGroup(group);
  useUnsavedGuard(draft !== stored, admin('unsaved.text'));
  const submit = async () => {
    const empty = emptyFields(draft);
    if (empty.length > 0)
      return setProblems(Object.fromEntries(empty.map((field) => [field, common('validation.required')])));
    const refused = await save(requestOf(draft, productId, group?.version));
    setProblems(refused ?? {});
    if (!refused) onSaved?.();
  };
  return (
    <div className={styles.panel}>
      <p>{t('content.variants.intro')}</p>
      <GroupFields productId={productId} draft={draft} problems={problems} onChange={setDraft} />
      <VariantTable draft={draft} problems={problems} onChange={setDraft} />
      <VariantFinder onPick={(product) => setDraft(withProduct(draft, product))} />
      <Flex wrap gap="small">
        <Button type="primary" loading={isBusy} onClick={() => void submit()}>
          {t('content.save')}
        </Button>
        {group && <DissolveButton id={group.id} />}
        {group && (
          <Link to={adminPath('products', { group: String(group.id) })}>{t('content.variants.showAll')}</Link>
        )}
      </Flex>
    </div>
  );
}

function useSaveGroup(group: AdminProductGroupResponse | undefined) {
  const saving = useSaving();
  const [create, creating] = useCreateProductGroupByAdminMutation();
  const [update, updating] = useUpdateProductGroupByAdminMutation();
  const save = async (saveProductGroupRequest: ReturnType<typeof requestOf>) => {
    const call = () =>
      group
        ? update({ id: group.id, saveProductGroupRequest }).unwrap()
        : create({ saveProductGroupRequest }).unwrap();
    return saving(call, fieldsOf(saveProductGroupRequest));
  };
  return { save, isBusy: creating.isLoading || updating.isLoading };
}

/** Those that the server names in a refusal. */
const fieldsOf = ({ variants }: ReturnType<typeof requestOf>): string[] => [
  'name',
  'options',
  'variants',
  ...variants.flatMap((_variant, place) =>
    ['productId', 'values', 'sku', 'price', 'stockQuantity'].map((field) => `variants.${place}.${field}`),
  ),
];

function DissolveButton({ id }: { readonly id: number }) {
  const { t } = useTranslation('adminCatalog');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [remove, { isLoading }] = useDeleteProductGroupByAdminMutation();
  const onClick = async () => {
    const { error } = await remove({ id });
    if (error) failure.show(error, { title: t('content.failed') });
    else toast({ title: t('content.variants.dissolved') });
  };
  return (
    <Button danger loading={isLoading} onClick={() => void onClick()}>
      {t('content.variants.dissolve')}
    </Button>
  );
}
