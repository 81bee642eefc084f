import { useToast } from '@kp/client';
import type { TagSubject } from '@kp/commerce/tag-rules';
import { Button, Form, Select } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../form-modal';
import { type MatchingRows, useChangeMatchingTags } from './use-matching-tags';
import { useChangeTags, useTagSuggestions } from './use-tags';

interface BulkTagsProps {
  readonly subject: TagSubject;
  /** Of the selected rows, or all that the list finds. */
  readonly rows: readonly number[] | MatchingRows;
}

interface BulkTagsValues {
  readonly add?: string[];
  readonly remove?: string[];
}

const isMatching = (rows: BulkTagsProps['rows']): rows is MatchingRows => !Array.isArray(rows);

/** Gives tags to all selected rows, and takes others from them. */
export function BulkTags({ subject, rows }: BulkTagsProps) {
  const { t } = useTranslation('admin');
  const { toast } = useToast();
  const [isOpen, setOpen] = useState(false);
  const suggestions = useTagSuggestions(subject);
  const { t: common } = useTranslation();
  const { changeUndoably, isBusy } = useChangeTags(subject);
  const matching = useChangeMatchingTags(subject);
  const submit = async ({ add = [], remove = [] }: BulkTagsValues) => {
    if (isMatching(rows)) {
      if (await matching.change(rows, { add, remove })) setOpen(false);
      return;
    }
    const undo = await changeUndoably({ ids: rows, add, remove });
    if (!undo) return;
    const action = { label: common('actions.undo'), onSelect: () => void undo() };
    toast({ title: t('tags.saved'), action });
    setOpen(false);
  };
  return (
    <>
      <Button disabled={!isMatching(rows) && rows.length === 0} onClick={() => setOpen(true)}>
        {t('tags.title')}
      </Button>
      <FormModal<BulkTagsValues>
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={
          isMatching(rows)
            ? t('tags.ofMatching', { number: rows.count })
            : t('tags.ofSelected', { count: rows.length })
        }
        submitLabel={t('tags.save')}
        isBusy={isBusy || matching.isBusy}
        onSubmit={(values) => void submit(values)}
      >
        <Form.Item name="add" label={t('tags.add')}>
          <Select mode="tags" {...suggestions} tokenSeparators={[',']} />
        </Form.Item>
        <Form.Item name="remove" label={t('tags.remove')}>
          <Select mode="multiple" {...suggestions} />
        </Form.Item>
      </FormModal>
    </>
  );
}
