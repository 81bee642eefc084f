import { foldText } from '@kp/commerce';
import { Select as AntSelect, type SelectProps as AntSelectProps } from 'antd';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/icon';

export interface SelectOption {
  readonly value: string | number;
  readonly label?: ReactNode;
  readonly title?: string;
  /** Another name by which it is found, such as the English one. */
  readonly alias?: string;
}

/** For options that are looked for elsewhere. */
interface SearchElsewhere {
  readonly searchValue: string;
  readonly onSearch: (typed: string) => void;
}

export interface SelectProps<Value> extends Omit<
  AntSelectProps<Value, SelectOption>,
  'showSearch' | 'options' | 'defaultActiveFirstOption' | 'onActive' | 'onInputKeyDown'
> {
  readonly options?: readonly SelectOption[];
  /** Finds any part of a label, without accents. True where several can be chosen. */
  readonly showSearch?: boolean | SearchElsewhere;
}

const matches = (typed: string, option?: SelectOption) =>
  [option?.label, option?.alias].some(
    (text) => typeof text === 'string' && foldText(text).includes(foldText(typed)),
  );
const matchesWords = (typed: string, option?: SelectOption) =>
  typed.split(/\s+/).every((word) => matches(word, option));

const search = { filterOption: matches };

/**
 * Enter takes the active entry, or the first one when it contains what was typed, and no other. When neither exists,
 * what was typed stays.
 */
export function Select<Value = string>({ options = [], mode, ...props }: SelectProps<Value>) {
  const { showSearch = mode !== undefined, allowClear, ...others } = props;
  const { t } = useTranslation();
  const active = useRef<Value | null>(null);
  const isElsewhere = typeof showSearch === 'object';
  const isMeant = isElsewhere ? matchesWords(showSearch.searchValue.trim(), options[0]) : showSearch;
  const keepTyped = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const isVain = event.key === 'Enter' && event.currentTarget.value !== '' && active.current === null;
    if (!isVain || mode !== undefined) return;
    // antd would close the list and empty the field.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <AntSelect<Value, SelectOption>
      virtual={false}
      {...others}
      mode={mode}
      // Its button is named in English otherwise.
      allowClear={
        allowClear === true
          ? { label: t('actions.clear'), clearIcon: <Icon name="close" size={14} /> }
          : allowClear
      }
      defaultActiveFirstOption={isMeant}
      onActive={(value) => (active.current = value)}
      onInputKeyDown={keepTyped}
      options={[...options]}
      showSearch={isElsewhere ? { ...showSearch, filterOption: false } : showSearch && search}
    />
  );
}
