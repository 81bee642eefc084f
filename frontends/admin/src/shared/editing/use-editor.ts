import { isApiError, useRequestFailure, useToast } from '@kp/client';
import { Form, type FormInstance } from '@kp/ui/admin';
import { useState } from 'react';
import { mergeChanges } from './merge-changes';

interface EditorOptions<Stored, Values> {
  /** What is edited; absent: a new one. */
  readonly stored: Stored | undefined;
  readonly valuesOf: (stored: Stored | undefined) => Values;
  /** @param before what the form was filled with: the server compares its version */
  readonly send: (
    values: Values,
    before: Stored | undefined,
  ) => Promise<{ readonly data?: Stored; readonly error?: unknown }>;
  readonly savedText: string;
  readonly failedText: string;
  /** Its name unless given. */
  readonly nameOf?: (saved: Stored) => string;
  readonly onSaved: (saved: Stored) => void;
}

export interface Editor<Values extends object> {
  readonly form: FormInstance<Values>;
  readonly initialValues: Values;
  /** Absent: a new one. */
  readonly storedId: number | undefined;
  /** Fills in what was typed into a form that was filled with `former`; what others have saved since stays. */
  readonly restore: (former: Values, mine: Values) => void;
  readonly isSaving: boolean;
  /** Changed by both and still to be decided, after somebody else has saved it meanwhile. */
  readonly conflicts: readonly (keyof Values & string)[] | undefined;
  readonly valuesOfBoth: () => { readonly mine: Values; readonly theirs: Values };
  readonly decide: (field: keyof Values & string, takesTheirs: boolean) => void;
  /** Instead of the slug that is taken. */
  readonly freeSlug: string | undefined;
  readonly takeSlug: (slug: string) => void;
  readonly submit: () => Promise<void>;
}

/** Saves a form; what was typed survives a refusal, and is merged with what somebody else has saved meanwhile. */
export function useEditor<Stored extends object, Values extends object>({
  stored,
  valuesOf,
  send,
  savedText,
  failedText,
  nameOf = (saved) => ('name' in saved ? String(saved.name) : ''),
  onSaved,
}: EditorOptions<Stored, Values>): Editor<Values> {
  type Field = keyof Values & string;
  const [form] = Form.useForm<Values>();
  const [initialValues] = useState(() => valuesOf(stored));
  const [before, setBefore] = useState(stored);
  const [conflicts, setConflicts] = useState<readonly Field[]>();
  const [freeSlug, setFreeSlug] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const { toast } = useToast();
  const reject = useRejection<Stored, Field>(failedText, Object.keys(initialValues) as Field[]);
  const values = () => form.getFieldsValue(true) as Values;
  const mark = (problems: readonly { name: Field; errors: string[] }[]) => {
    form.setFields(problems as never);
    if (problems[0]) form.focusField(problems[0].name as never);
  };

  const submit = async () => {
    const mine = values();
    setSaving(true);
    const { data, error } = await send(mine, before);
    setSaving(false);
    if (data) {
      toast({ title: savedText, description: nameOf(data) });
      return onSaved(data);
    }
    const { theirs, proposal, problems } = reject(error);
    setFreeSlug(proposal);
    if (!theirs) return mark(problems);
    const merged = mergeChanges(valuesOf(before), mine, valuesOf(theirs));
    form.setFieldsValue(merged.values as never);
    setBefore(theirs);
    setConflicts(merged.conflicts);
  };
  return {
    form,
    initialValues,
    storedId: stored && 'id' in stored ? Number(stored.id) : undefined,
    restore: (former, mine) => {
      const merged = mergeChanges(former, mine, initialValues);
      form.setFieldsValue(merged.values as never);
      if (merged.conflicts.length > 0) setConflicts(merged.conflicts);
    },
    isSaving,
    conflicts,
    freeSlug,
    submit,
    valuesOfBoth: () => ({
      mine: values(),
      theirs: valuesOf(before),
    }),
    decide: (field, takesTheirs) => {
      if (takesTheirs) form.setFieldsValue({ [field]: valuesOf(before)[field] } as never);
      setConflicts(conflicts?.filter((each) => each !== field));
    },
    takeSlug: (slug) => {
      form.setFields([
        {
          name: 'slug',
          value: slug,
          errors: [],
        },
      ] as never);
      setFreeSlug(undefined);
    },
  };
}

function useRejection<Stored, Field extends string>(title: string, fields: readonly Field[]) {
  const { toast } = useToast();
  const failure = useRequestFailure();
  return (error: unknown) => {
    const details = ((isApiError(error) && error.problem?.details) || {}) as Partial<Record<string, unknown>>;
    const shown = failure.show(error, { title, fields });
    // Without a text the messages at the fields say why.
    if (!shown.text) toast({ title, variant: 'destructive' });
    const problems = fields.flatMap((name) => {
      const message = shown.fields[name];
      return message ? [{ name, errors: [message] }] : [];
    });
    return {
      problems,
      theirs: details.current as Stored | undefined,
      proposal: details.proposal as string | undefined,
    };
  };
}
