import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldOf, MessageFormOptions, Sender, TextForm } from './message-form.types';

/** The server's message about a value; valid until the value changes. */
interface Rejection {
  readonly value: string;
  readonly message: string;
}

type Rejections = Readonly<Partial<Record<string, Rejection>>>;

function withKnown<Form extends TextForm<Form>>(form: Form, known: Sender<Form>['known']): Form {
  const entries = Object.entries<string>(form).map(([field, value]) => [
    field,
    value || known[field as keyof Form] || '',
  ]);
  return Object.fromEntries(entries) as Form;
}

export function useMessageFields<Form extends TextForm<Form>>({
  empty,
  sender,
  validate,
}: Pick<MessageFormOptions<Form>, 'empty' | 'sender' | 'validate'>) {
  const { t } = useTranslation();
  const fresh = () => withKnown(empty, sender.known);
  const [form, setForm] = useState(fresh);
  const [isChecked, setChecked] = useState(false);
  const [rejections, setRejections] = useState<Rejections>({});
  const [senderId, setSenderId] = useState(sender.id);

  const reset = () => {
    setForm(fresh);
    setChecked(false);
    setRejections({});
  };
  if (sender.id !== senderId) {
    setSenderId(sender.id);
    if (senderId === null) setForm(withKnown(form, sender.known));
    else reset();
  }

  const fields = Object.keys(empty) as FieldOf<Form>[];
  const fieldProblems = isChecked ? validate(form) : [];
  const messageOf = (field: FieldOf<Form>): string | undefined => {
    const problem = fieldProblems.find((found) => found.field === field);
    if (problem) return t(problem.messageKey, { ...problem.values });
    const rejection = rejections[field];
    return rejection?.value === form[field] ? rejection.message : undefined;
  };

  return {
    form,
    fields,
    messageOf,
    reset,
    change: setForm,
    check: (): FieldOf<Form> | undefined => {
      setChecked(true);
      return validate(form)[0]?.field;
    },
    reject: (messages: Readonly<Record<string, string>>): FieldOf<Form> | undefined => {
      const rejected = fields.filter((field) => messages[field]);
      const entries = rejected.map((field) => [field, { value: form[field], message: messages[field] }]);
      setRejections(Object.fromEntries(entries) as Rejections);
      return rejected[0];
    },
  };
}
