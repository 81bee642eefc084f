import type { FieldProblem } from '@kp/commerce';
import { ensureMessages } from '@kp/i18n';
import { Form, type FormInstance, type FormItemProps } from 'antd';
import { createContext, use, useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './rules-form.module.css';

export type FormRules<Values> = (values: Values) => readonly FieldProblem[];

type FieldRules = (field: string) => FormItemProps['rules'];

const FieldRulesContext = createContext<FieldRules>(() => []);

export interface RulesFormProps<Values extends object> {
  readonly form: FormInstance<Values>;
  /** Prefix of the ids of its controls. */
  readonly name: string;
  /** Those of `@kp/commerce`, which the server checks by too. */
  readonly rules: FormRules<Values>;
  readonly initialValues: Values;
  readonly onSubmit: (values: Values) => void;
  /** What a change entails in other fields: the values to set. */
  readonly follow?: (values: Values, changed: Partial<Values>) => Partial<Values>;
  /** Marks required fields with an asterisk. */
  readonly requiredMark?: boolean;
  readonly children: ReactNode;
}

/**
 * A form of antd that checks a field when it is left, and again at every change once it is wrong. An empty field that
 * loses the focus to a button stays silent: its message would move the button from under the pointer.
 */
export function RulesForm<Values extends object>(props: RulesFormProps<Values>) {
  const { form, name, rules, initialValues, onSubmit, follow, requiredMark = false, children } = props;
  const values = () => form.getFieldsValue(true) as Values;
  const check = (isChecked: (path: string, isWrong: boolean) => boolean) => {
    const paths = form
      .getFieldsError()
      .filter((field) => isChecked(field.name.join('_'), field.errors.length > 0))
      .map((field) => field.name);
    // A problem shows at its field.
    if (paths.length > 0) void form.validateFields(paths as never).catch(() => undefined);
  };
  useLanguageChange(() => check((_path, isWrong) => isWrong));

  const onValuesChange = (changed: Partial<Values>) => {
    if (follow) form.setFieldsValue(follow(values(), changed) as never);
    check((_path, isWrong) => isWrong);
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    const { id, value } = target as unknown as HTMLInputElement;
    if (value || relatedTarget instanceof HTMLInputElement) check((path) => `${name}_${path}` === id);
  };
  // antd's own choice is the field that was there first, wherever it stands now.
  const focusFirst = () => {
    const [first] = rules(values());
    if (first) form.focusField(first.field as never);
  };
  return (
    <Form<Values>
      form={form}
      name={name}
      noValidate
      layout="vertical"
      requiredMark={requiredMark}
      validateTrigger={[]}
      initialValues={initialValues}
      onValuesChange={onValuesChange}
      onFinish={() => onSubmit(values())}
      onFinishFailed={focusFirst}
      onBlur={onBlur}
      className={styles.form}
    >
      <FieldRulesContext value={useFieldRules(rules, values)}>{children}</FieldRulesContext>
    </Form>
  );
}

export interface RulesFieldProps extends Omit<FormItemProps, 'name' | 'rules'> {
  readonly name: string;
}

export function RulesField({ name, ...props }: RulesFieldProps) {
  return <Form.Item {...props} name={name} rules={use(FieldRulesContext)(name)} />;
}

/** The adapter between the rules of a whole form and the rules that antd checks field by field. */
function useFieldRules<Values>(rules: FormRules<Values>, values: () => Values): FieldRules {
  const { t, i18n } = useTranslation();
  return (field) => [
    {
      validator: async () => {
        const problem = rules(values()).find((found) => found.field === field);
        if (!problem) return;
        await ensureMessages(i18n, ['validation']).catch(() => undefined);
        throw new Error(t(problem.messageKey, { ...problem.values }));
      },
    },
  ];
}

function useLanguageChange(onChange: () => void): void {
  const { language } = useTranslation().i18n;
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    onChange();
  });
}
