import { useFormats } from '@kp/ui';
import { Button, Flex, Form, Input } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import contentStyles from '../product-content.module.css';
import { GroupNames } from './group-names';
import { type GroupDraft, MAX_OPTIONS, valuesIn, withCombinations, withOptions } from './group-draft';
import styles from './variants.module.css';

export interface GroupFieldsProps {
  readonly draft: GroupDraft;
  /** By field, as the server names them. */
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (draft: GroupDraft) => void;
}

interface WithProduct {
  /** One of the group; none is saved yet without it. */
  readonly productId?: number;
}

/** Name and options of a group, and a table of values that makes rows. */
export function GroupFields({ productId, draft, problems, onChange }: GroupFieldsProps & WithProduct) {
  const { t } = useTranslation('adminCatalog');
  const { number } = useFormats();
  const { name, options } = draft;
  const setOption = (place: number, text: string) =>
    onChange({ ...draft, options: options.with(place, text) });
  return (
    <Form layout="vertical" component="div" className={`${contentStyles.fields} ${styles.group}`}>
      <Form.Item label={t('content.variants.name')} {...problemOf(problems.name)}>
        <Input
          aria-label={t('content.variants.name')}
          maxLength={200}
          value={name}
          onChange={({ target }) => onChange({ ...draft, name: target.value })}
        />
      </Form.Item>
      {productId !== undefined && <GroupNames productId={productId} draft={draft} onChange={onChange} />}
      {options.map((option, place) => {
        const label = t('content.variants.option', { number: number(place + 1) });
        return (
          <Form.Item
            key={place}
            label={label}
            extra={place === 0 && t('content.variants.optionHint')}
            {...problemOf(problems[`options.${place}`] ?? (place === 0 ? problems.options : undefined))}
          >
            <Flex gap="small">
              <Input
                aria-label={label}
                maxLength={60}
                value={option}
                onChange={({ target }) => setOption(place, target.value)}
              />
              {options.length > 1 && (
                <Button
                  aria-label={t('content.variants.removeOption', { name: option || label })}
                  onClick={() => onChange(withOptions(draft, options.toSpliced(place, 1), place))}
                >
                  ×
                </Button>
              )}
            </Flex>
          </Form.Item>
        );
      })}
      {options.length < MAX_OPTIONS && (
        <Button onClick={() => onChange(withOptions(draft, [...options, '']))}>
          {t('content.variants.addOption')}
        </Button>
      )}
      <NewValues draft={draft} onChange={onChange} />
    </Form>
  );
}

function NewValues({ draft, onChange }: Pick<GroupFieldsProps, 'draft' | 'onChange'>) {
  const { t } = useTranslation('adminCatalog');
  const { number } = useFormats();
  const [typed, setTyped] = useState<readonly string[]>([]);
  const lists = draft.options.map((_option, place) => valuesIn(typed[place] ?? ''));
  const add = () => {
    onChange(withCombinations(draft, lists));
    setTyped([]);
  };
  return (
    <>
      {draft.options.map((option, place) => {
        const name = option || t('content.variants.option', { number: number(place + 1) });
        const label = t('content.variants.valuesOf', { option: name });
        return (
          <Form.Item key={place} label={label} extra={place === 0 && t('content.variants.valuesHint')}>
            <Input
              aria-label={label}
              value={typed[place] ?? ''}
              onChange={({ target }) =>
                setTyped(draft.options.map((_each, at) => (at === place ? target.value : (typed[at] ?? ''))))
              }
              onPressEnter={(event) => {
                event.preventDefault();
                if (lists.every((values) => values.length > 0)) add();
              }}
            />
          </Form.Item>
        );
      })}
      <Button disabled={lists.some((values) => values.length === 0)} onClick={add}>
        {t('content.variants.addRows')}
      </Button>
    </>
  );
}

const problemOf = (message: string | undefined) =>
  message ? ({ help: message, validateStatus: 'error' } as const) : {};
