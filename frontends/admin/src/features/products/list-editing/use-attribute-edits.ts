import type { AdminProductResponse, AttributeResponse } from '@kp/api-client/admin';
import { useProblemText } from '@kp/client';
import { useState } from 'react';
import {
  useListAttributesByAdminQuery,
  useListAttributeValuesByAdminQuery,
  useSaveProductAttributesByAdminMutation,
} from '../../../shared/product-content/content-api';

/** By product. */
type Texts = ReadonlyMap<number, string>;
const NONE: Texts = new Map();

export type AttributeEdits = ReturnType<typeof useAttributeEdits>;

/** Values of one attribute that are typed into the list, beside prices and stock. */
export function useAttributeEdits(isOn: boolean) {
  const reasonOf = useProblemText();
  const [chosenId, setChosenId] = useState<number>();
  const [texts, setTexts] = useState(NONE);
  const [refused, setRefused] = useState(NONE);
  const { currentData: defined = [] } = useListAttributesByAdminQuery(undefined, { skip: !isOn });
  const [save] = useSaveProductAttributesByAdminMutation();
  const attribute = isOn ? defined.find(({ id }) => id === chosenId) : undefined;

  const edit = (productId: number, text: string, stored: string) => {
    const next = new Map(texts);
    if (text === stored) next.delete(productId);
    else next.set(productId, text);
    setTexts(next);
  };
  const discard = () => {
    setTexts(NONE);
    setRefused(NONE);
  };
  const choose = (id: number | undefined) => {
    discard();
    setChosenId(id);
  };
  /** One after the other. @returns the products that were refused, whose values stay with the reason */
  const saveAll = async (): Promise<number[]> => {
    if (!attribute) return [];
    const reasons = new Map<number, string>();
    for (const [id, value] of texts) {
      const saveAttributeValuesRequest = { values: [{ attributeId: attribute.id, value }] };
      const { error } = await save({ id, saveAttributeValuesRequest });
      if (error) reasons.set(id, reasonOf(error));
    }
    setTexts(new Map([...texts].filter(([id]) => reasons.has(id))));
    setRefused(reasons);
    return [...reasons.keys()];
  };
  return { defined, attribute, texts, refused, choose, edit, discard, saveAll };
}

/** As they are stored, empty without one; without products whose category lacks the attribute. */
export function useStoredValues(
  attribute: AttributeResponse | undefined,
  products: readonly AdminProductResponse[],
): Texts {
  const ids = products.map(({ id }) => id).join(',');
  const isAsked = attribute !== undefined && ids !== '';
  const { currentData = [] } = useListAttributeValuesByAdminQuery(
    { id: attribute?.id ?? 0, ids },
    { skip: !isAsked },
  );
  return new Map(currentData.map(({ productId, value }) => [productId, value ?? '']));
}
