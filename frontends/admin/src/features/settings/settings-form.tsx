import { useRequestFailure, useToast } from '@kp/client';
import { Button, Flex } from '@kp/ui/admin';
import { Form, type FormInstance, type FormRules, RulesForm } from '@kp/ui/forms';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { DraftNotice } from '../../shared/editing/draft-notice';
import { mergeChanges } from '../../shared/editing/merge-changes';
import { useDraft } from '../../shared/editing/use-draft';
import { useShortcut } from '../../shared/shortcuts';
import { useUnsavedGuard } from '../../shared/use-unsaved-guard';
import styles from './settings.module.css';

interface SettingsFormProps<Values extends object> {
  readonly name: string;
  readonly rules: FormRules<Values>;
  readonly initialValues: Values;
  /** @returns false when it was called off */
  readonly save: (values: Values) => Promise<unknown>;
  /** Beside the button that saves. */
  readonly actions?: ReactNode;
  readonly children: (form: FormInstance<Values>) => ReactNode;
}

/** Keeps what was typed when saving fails or the page is closed, and asks before it is lost. */
export function SettingsForm<Values extends object>(props: SettingsFormProps<Values>) {
  const { name, rules, initialValues, save, actions, children } = props;
  const { t } = useTranslation('adminSettings');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [form] = Form.useForm<Values>();
  const [isBusy, setBusy] = useState(false);
  const [saved, setSaved] = useState(initialValues);
  const current = Form.useWatch((values: Values) => values, { form, preserve: true });
  const isChanged = current !== undefined && !isSame(saved, current);
  const draft = useSettingsDraft(name, saved, form);
  useUnsavedGuard(isChanged, t('unsaved'), draft.discard);
  useMarkedField(form, initialValues);

  useShortcut({ key: 'enter', isCommand: true, label: t('save'), run: () => isChanged && form.submit() });

  const submit = async (values: Values) => {
    setBusy(true);
    try {
      if ((await save(values)) === false) return;
      setSaved({ ...values });
      draft.forget();
      toast({ title: t('saved') });
    } catch (error) {
      const fields = Object.keys(initialValues);
      const placed = failure.show(error, { title: t('saveFailed'), fields });
      const named = Object.entries(placed.fields as Record<string, string>);
      form.setFields(named.map(([field, text]) => ({ name: field as never, errors: [text] })));
      if (named[0]) form.focusField(named[0][0] as never);
    } finally {
      setBusy(false);
    }
  };
  return (
    <RulesForm
      form={form}
      name={name}
      rules={rules}
      initialValues={initialValues}
      follow={draft.keep}
      onSubmit={(values) => void submit({ ...values })}
      requiredMark
    >
      {draft.restoredAt && <DraftNotice at={draft.restoredAt} onDiscard={draft.discard} />}
      <div className={styles.card}>{children(form)}</div>
      <Flex wrap gap="small">
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={!isChanged}>
          {t('save')}
        </Button>
        {actions}
      </Flex>
    </RulesForm>
  );
}

/** The field that the address of the page names, such as the one that a rejected document is about. */
function useMarkedField<Values extends object>(form: FormInstance<Values>, values: Values) {
  const { t } = useTranslation('adminSettings');
  const field = useSearchParams()[0].get('field');
  const mark = useEffectEvent(() => {
    if (field === null || !(field in values)) return;
    form.setFields([{ name: field as never, errors: [t('eFactura.refusedField')] }]);
    form.focusField(field as never);
    // On a phone the bar at the bottom would cover it.
    form.scrollToField(field as never, { block: 'center' });
  });
  useEffect(() => mark(), [field]);
}

/** What was typed here before, over what others have saved since. */
function useSettingsDraft<Values extends object>(name: string, saved: Values, form: FormInstance<Values>) {
  const draft = useDraft<Values>(`settings-${name}`, undefined);
  const [restoredAt, setRestoredAt] = useState<string>();
  const forget = () => {
    draft.forget();
    setRestoredAt(undefined);
  };
  const restore = useEffectEvent(() => {
    const kept = draft.read();
    if (!kept) return;
    const { values } = mergeChanges({ ...saved, ...kept.before }, { ...saved, ...kept.values }, saved);
    if (isSame(saved, values)) return forget();
    form.setFieldsValue(values as never);
    setRestoredAt(kept.at);
  });
  useEffect(() => restore(), []);
  return {
    restoredAt,
    forget,
    keep: (values: Values): Partial<Values> => {
      draft.keep(saved, values);
      return {};
    },
    discard: () => {
      form.setFieldsValue(saved as never);
      forget();
    },
  };
}

/** Lists by their values. */
const isEqual = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

const isSame = <Values extends object>(left: Values, right: Values): boolean =>
  Object.entries(left).every(([field, value]) => isEqual(right[field as keyof Values], value));
