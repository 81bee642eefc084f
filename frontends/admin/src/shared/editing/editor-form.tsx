import { Button, Flex } from '@kp/ui/admin';
import { RulesForm, type RulesFormProps } from '@kp/ui/forms';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictPanel, type ConflictTexts } from './conflict-panel';
import { DraftNotice } from './draft-notice';
import { useShortcut } from '../shortcuts';
import { FormColumns } from './form-columns';
import styles from './editing.module.css';
import { useDraft } from './use-draft';
import type { EditorControls } from './use-editor-controls';
import type { Editor } from './use-editor';

interface EditorFormProps<Values extends object> extends Pick<
  RulesFormProps<Values>,
  'name' | 'rules' | 'follow'
> {
  readonly editor: Editor<Values>;
  readonly controls: EditorControls;
  readonly submitLabel: string;
  /** Nothing to save. */
  readonly isReadOnly?: boolean;
  readonly conflictTexts: ConflictTexts<Values>;
  /** Fields that no draft in the browser has: passwords, and addresses with keys in them. */
  readonly unkept?: readonly (keyof Values & string)[];
  /** On a page: what stands beside. */
  readonly side?: ReactNode;
  readonly children: ReactNode;
}

export function EditorForm<Values extends object>({
  editor,
  controls,
  submitLabel,
  isReadOnly,
  conflictTexts,
  unkept = [],
  follow,
  side,
  children,
  ...form
}: EditorFormProps<Values>) {
  const { t } = useTranslation();
  const { conflicts, isSaving, initialValues } = editor;
  const draft = useDraft<Values>(form.name, editor.storedId);
  const [restored, setRestored] = useState<string>();
  const { onDraft, onChanged } = controls;
  useEffect(() => onDraft(draft.forget), [onDraft, draft]);
  const restore = useEffectEvent(() => {
    const kept = draft.read();
    if (!kept) return;
    editor.restore(kept.before, kept.values);
    setRestored(kept.at);
    onChanged();
  });
  useEffect(() => restore(), []);
  const discardDraft = () => {
    editor.form.setFieldsValue(initialValues as never);
    setRestored(undefined);
    controls.onStored();
  };
  useShortcut(
    !isReadOnly && { key: 'enter', isCommand: true, label: submitLabel, run: () => editor.form.submit() },
  );
  const notices = (
    <>
      {restored && <DraftNotice at={restored} onDiscard={discardDraft} />}
      {conflicts && (
        <ConflictPanel
          {...editor.valuesOfBoth()}
          conflicts={conflicts}
          texts={conflictTexts}
          onDecide={editor.decide}
        />
      )}
    </>
  );
  const buttons = (
    <>
      {!isReadOnly && (
        <Button type="primary" htmlType="submit" loading={isSaving} disabled={Boolean(conflicts?.length)}>
          {submitLabel}
        </Button>
      )}
      <Button onClick={controls.onClose} disabled={isSaving}>
        {t(isReadOnly ? 'actions.close' : 'actions.cancel')}
      </Button>
    </>
  );
  return (
    <RulesForm<Values>
      {...form}
      form={editor.form}
      initialValues={editor.initialValues}
      requiredMark
      follow={(values, changed) => {
        onChanged();
        const entailed = follow?.(values, changed) ?? {};
        const former = Object.fromEntries(unkept.map((field) => [field, initialValues[field]]));
        draft.keep(initialValues, { ...values, ...entailed, ...former });
        return entailed;
      }}
      onSubmit={() => void editor.submit()}
    >
      {side === undefined ? (
        <>
          {notices}
          {children}
          <Flex wrap gap="small" className={styles.buttons}>
            {buttons}
          </Flex>
        </>
      ) : (
        <FormColumns notices={notices} side={side} buttons={buttons}>
          {children}
        </FormColumns>
      )}
    </RulesForm>
  );
}
