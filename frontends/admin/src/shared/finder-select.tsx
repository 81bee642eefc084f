import { Select } from '@kp/ui/admin';
import { useState } from 'react';
import { useDebouncedText } from './use-debounced-text';

interface Finder {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** What to look for, as of the last pause in typing. */
  readonly search: string;
}

export function useFinder(): Finder {
  const [typed, type] = useState('');
  return { typed, type, search: useDebouncedText(typed.trim()) };
}

interface FinderSelectProps {
  readonly label: string;
  readonly className?: string;
  readonly finder: Finder;
  readonly isFinding: boolean;
  readonly found: readonly { readonly value: number; readonly label: string }[];
  readonly noneText: string;
  /** Before anything is typed. */
  readonly hint?: string;
  readonly onSelect: (value: number) => void;
}

/** Offers what was found for the text that is typed now, never what was found for an earlier one. */
export function FinderSelect(props: FinderSelectProps) {
  const { label, className, finder, isFinding, found, noneText, hint = null, onSelect } = props;
  const { typed, type, search } = finder;
  const isCurrent = typed.trim() === search && !isFinding;
  return (
    <Select<number | null>
      aria-label={label}
      placeholder={label}
      className={className}
      value={null}
      showSearch={{ searchValue: typed, onSearch: type }}
      loading={!isCurrent}
      options={isCurrent && search ? found : []}
      notFoundContent={search && isCurrent ? noneText : hint}
      onSelect={(value) => {
        type('');
        if (value !== null) onSelect(value);
      }}
    />
  );
}
