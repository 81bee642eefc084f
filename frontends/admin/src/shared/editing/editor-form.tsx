import { Button, Flex } from '@kp/ui/admin';
import { RulesForm, type RulesFormProps } from '@kp/ui/forms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictPanel, type ConflictTexts } from './conflict-panel';
import styles from './editing.module.css';
import type { EditorControls } from './editor-drawer';
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
  readonly children: ReactNode;
}

export function EditorForm<Values extends object>({
  editor,
  controls,
  submitLabel,
  isReadOnly,
  conflictTexts,
  follow,
  children,
  ...form
}: EditorFormProps<Values>) {
  const { t } = useTranslation();
  const { conflicts, isSaving } = editor;
  return (
    <RulesForm<Values>
      {...form}
      form={editor.form}
      initialValues={editor.initialValues}
      requiredMark
      follow={(values, changed) => {
        controls.onChanged();
        return follow?.(values, changed) ?? {};
      }}
      onSubmit={() => void editor.submit()}
    >
      {conflicts && (
        <ConflictPanel
          {...editor.valuesOfBoth()}
          conflicts={conflicts}
          texts={conflictTexts}
          onDecide={editor.decide}
        />
      )}
      {children}
      <Flex wrap gap="small" className={styles.buttons}>
        {!isReadOnly && (
          <Button type="primary" htmlType="submit" loading={isSaving} disabled={Boolean(conflicts?.length)}>
            {submitLabel}
          </Button>
        )}
        <Button onClick={controls.onClose} disabled={isSaving}>
          {t(isReadOnly ? 'actions.close' : 'actions.cancel')}
        </Button>
      </Flex>
    </RulesForm>
  );
}
