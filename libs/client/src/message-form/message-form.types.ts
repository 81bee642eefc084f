import type { FieldProblem } from '@kp/commerce';
import type { ChangeEvent, SubmitEvent } from 'react';

/** A form of texts only. */
export type TextForm<Form> = { readonly [Field in keyof Form]: string };
export type FieldOf<Form> = keyof Form & string;

/** What the shop answers to a message; its sentence is English, the form has one in the language of the page. */
export interface MessageAnswer {
  readonly success: boolean;
  readonly message: string;
}

/** What is sent along with a message. */
export interface MessageAttempt {
  /** The same for the same content until it is answered, so that it is taken once however often it is sent. */
  readonly key: string;
  /** What stands in the field that only programs fill in. */
  readonly website: string;
}

/** Whose message it is. */
export interface Sender<Form> {
  /** The signed-in user; null for a guest. */
  readonly id: number | null;
  /** What is known about them: fills fields that are still empty. */
  readonly known: Partial<Form>;
}

/** Toasts for a message that was taken, and for one that was not. */
export interface MessageTexts {
  readonly successTitle: string;
  readonly successDesc: string;
  readonly errorTitle: string;
  readonly errorDesc: string;
}

export interface MessageFormOptions<Form extends TextForm<Form>> {
  /** Begins the ids of the controls. */
  readonly name: string;
  readonly empty: Form;
  readonly sender: Sender<Form>;
  readonly texts: MessageTexts;
  readonly validate: (form: Form) => readonly FieldProblem<FieldOf<Form>>[];
  /** Sends the message; rejects with an `ApiError` when it is refused. */
  readonly send: (form: Form, attempt: MessageAttempt) => Promise<MessageAnswer>;
  readonly onSent: () => void;
}

/** What ties a control to its field. */
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
  /** In the order of the form. */
  readonly errors: readonly { readonly controlId: string; readonly message: string }[];
  /** Why the message was not taken, and that it is kept, in sentences. */
  readonly failure: readonly string[];
  bind(field: FieldOf<Form>): MessageFieldBinding;
  /** Changes several fields at once. */
  fill(change: (form: Form) => Form): void;
  submit(event: SubmitEvent<HTMLFormElement>): void;
}
