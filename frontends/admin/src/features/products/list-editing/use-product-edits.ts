import type { AdminProductResponse } from '@kp/api-client/admin';
import { useAppDispatch, useProblemText, useToast } from '@kp/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestOf } from '../product-form';
import { listedProductsSaved, productInConflict, useSaveListedProductMutation } from '../products-api';
import {
  type EditedField,
  EDITED_FIELDS,
  editedValues,
  NO_EDITS,
  problemAt,
  type ProductEdits,
  withEdit,
  withPasted,
} from './product-edits';
import { useAttributeEdits } from './use-attribute-edits';

export type ListEditing = ReturnType<typeof useProductEdits>;

/** What is typed into the list, until it is saved or discarded. It stays while pages and filters change. */
export function useProductEdits() {
  const { t } = useTranslation('adminCatalog');
  const { toast } = useToast();
  const textOf = useProblemText();
  const dispatch = useAppDispatch();
  const [isOn, setOn] = useState(false);
  const [edits, setEdits] = useState<ProductEdits>(NO_EDITS);
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map());
  const [isSaving, setSaving] = useState(false);
  const [update] = useSaveListedProductMutation();
  const attributes = useAttributeEdits(isOn);
  const changedIds = new Set([...edits.keys(), ...attributes.texts.keys()]);

  const hasProblems = [...edits.values()].some((edit) =>
    EDITED_FIELDS.some((field) => problemAt(edit, field)),
  );

  /** One after the other: what is refused stays, with the reason at its row. */
  const save = async () => {
    if (hasProblems || isSaving) return;
    setSaving(true);
    const reasons = new Map<number, string>();
    const left = new Map(edits);
    for (const [id, edit] of edits) {
      const saveProductRequest = requestOf(editedValues(edit), edit.product);
      const { error } = await update({ id, saveProductRequest });
      if (!error) left.delete(id);
      else {
        reasons.set(id, textOf(error));
        const theirs = productInConflict(error);
        // Saved again, it replaces their price or adds to their stock.
        if (theirs) left.set(id, { ...edit, product: theirs });
      }
    }
    const unsaved = new Set([...reasons.keys(), ...(await attributes.saveAll())]);
    dispatch(listedProductsSaved());
    setEdits(left);
    setRefused(reasons);
    setSaving(false);
    const saved = changedIds.size - unsaved.size;
    if (saved > 0) toast({ title: t('listEditing.saved', { count: saved }) });
    if (unsaved.size > 0)
      toast({ title: t('listEditing.refused', { count: unsaved.size }), variant: 'destructive' });
  };

  return {
    isOn,
    isSaving,
    edits,
    refused,
    hasProblems,
    attributes,
    changed: changedIds.size,
    start: () => setOn(true),
    stop: () => setOn(false),
    discard: () => {
      setEdits(NO_EDITS);
      setRefused(new Map());
      attributes.discard();
    },
    edit: (product: AdminProductResponse, field: EditedField, text: string) =>
      setEdits((known) => withEdit(known, product, field, text)),
    paste: (products: readonly AdminProductResponse[], field: EditedField, text: string) =>
      setEdits((known) => withPasted(known, products, field, text)),
    save,
  };
}
