import type { FieldProblem } from '@kp/commerce';
import type { ChangeEvent, SubmitEvent } from 'react';

export type TextForm<Form> = { readonly [Field in keyof Form]: string };
export type FieldOf<Form> = keyof Form & string;

export interface MessageAnswer {
  readonly success: boolean;
  readonly message: string;
}

export interface MessageAttempt {
  /** Idempotency key: the same for the same content until it is answered. */
  readonly key: string;
  readonly website: string;
}

export interface Sender<Form> {
  readonly id: number | null;
  readonly known: Partial<Form>;
}

export interface MessageTexts {
  readonly successTitle: string;
  readonly successDesc: string;
  readonly errorTitle: string;
  readonly errorDesc: string;
}

export interface MessageFormOptions<Form extends TextForm<Form>> {
  readonly name: string;
  readonly empty: Form;
  readonly sender: Sender<Form>;
  readonly texts: MessageTexts;
  readonly validate: (form: Form) => readonly FieldProblem<FieldOf<Form>>[];
  readonly send: (form: Form, attempt: MessageAttempt) => Promise<MessageAnswer>;
  readonly onSent: () => void;
}

export interface MessageFieldBinding {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void;
}

export interface MessageForm<Form> {
  readonly form: Form;
  readonly isSending: boolean;
  readonly errors: readonly { readonly controlId: string; readonly message: string }[];
  readonly failure: readonly string[];
  bind(field: FieldOf<Form>): MessageFieldBinding;
  fill(change: (form: Form) => Form): void;
  submit(event: SubmitEvent<HTMLFormElement>): void;
}
