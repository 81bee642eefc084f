import { Icon } from '@kp/ui';
import { Button, Flex, Form } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { DecimalInput } from '../../shared/number-input';
import styles from './settings.module.css';

/** As it is typed: what an order reaches at most, empty for any, and what its delivery costs then. */
export interface CostRow {
  readonly limit: string;
  readonly cost: string;
}

interface CostRowsProps {
  /** Of the list in its form. */
  readonly name: 'bands' | 'rates';
  readonly limitLabel: string;
  readonly addLabel: string;
  readonly currency: string;
  readonly initialValue: readonly CostRow[];
}

/** What delivery costs up to which weight, volume or value. */
export function CostRows({ name: list, limitLabel, addLabel, currency, initialValue }: CostRowsProps) {
  const { t } = useTranslation('adminSettings');
  return (
    <Form.List name={list} initialValue={[...initialValue]}>
      {(rows, { add, remove }, { errors }) => (
        <>
          {rows.map(({ key, name }) => (
            <Flex key={key} gap="small" align="end">
              <Form.Item name={[name, 'limit']} label={limitLabel} className={styles.band}>
                <DecimalInput />
              </Form.Item>
              <Form.Item name={[name, 'cost']} label={t('zones.cost', { currency })} className={styles.band}>
                <DecimalInput />
              </Form.Item>
              <Button
                icon={<Icon name="trash" />}
                aria-label={t('zones.removeCost', { number: name + 1 })}
                disabled={rows.length === 1}
                onClick={() => remove(name)}
              />
            </Flex>
          ))}
          <Form.ErrorList errors={errors} />
          <Button onClick={() => add({ limit: '', cost: '' })}>{addLabel}</Button>
        </>
      )}
    </Form.List>
  );
}
