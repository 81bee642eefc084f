import type { SubmitEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Rules } from './rules-resolver';
import type { RulesForm } from './use-rules-form';

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

export interface MessageFormOptions<Form extends FieldValues> {
  readonly name: string;
  readonly empty: Form;
  readonly sender: Sender<Form>;
  readonly texts: MessageTexts;
  readonly rules: Rules<Form>;
  readonly send: (form: Form, attempt: MessageAttempt) => Promise<MessageAnswer>;
  readonly onSent: () => void;
}

export interface MessageForm<Form extends FieldValues> {
  readonly form: RulesForm<Form>;
  readonly isSending: boolean;
  readonly failure: readonly string[];
  submit(event: SubmitEvent<HTMLFormElement>): void;
}
