import { AutoComplete } from '@kp/ui/admin';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useKnownValues } from './known-values';
import styles from './imports.module.css';

interface SupplierDefaultProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** Whose list it is: known to the shop, or made when the file is imported. */
export function SupplierDefault({ value, onChange }: SupplierDefaultProps) {
  const { t } = useTranslation('adminImports');
  const id = useId();
  const known = useKnownValues('supplier');
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{t('columns.supplier')}</label>
      <AutoComplete
        id={id}
        allowClear
        value={value}
        options={known.map((each) => ({ value: each.value }))}
        filterOption={(typed, option) => (option?.value ?? '').toLowerCase().includes(typed.toLowerCase())}
        onChange={(name: string | undefined) => onChange(name ?? '')}
      />
    </div>
  );
}
