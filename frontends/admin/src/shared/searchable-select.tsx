import { foldText } from '@kp/commerce';
import { Select } from '@kp/ui/admin';
import type { ComponentProps } from 'react';

interface SearchableOption<Value> {
  readonly value: Value;
  readonly label: string;
}

type SearchableSelectProps<Value> = Omit<
  ComponentProps<typeof Select<Value, SearchableOption<Value>>>,
  'options' | 'showSearch'
> & { readonly options: readonly SearchableOption<Value>[] };

const search = {
  filterOption: (typed: string, option: { label: string } | undefined) =>
    foldText(option?.label ?? '').includes(foldText(typed)),
};

/** Found by any part of the label, without accents: Enter chooses what was found, and nothing when nothing was. */
export function SearchableSelect<Value extends string | number>({
  options,
  ...props
}: SearchableSelectProps<Value>) {
  return (
    <Select<Value, SearchableOption<Value>>
      {...props}
      options={[...options]}
      virtual={false}
      showSearch={search}
    />
  );
}
