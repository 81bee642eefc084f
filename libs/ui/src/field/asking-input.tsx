import { useEffect, useRef } from 'react';
import { type FindSlip, useAskOnce } from './ask-once';
import { TextInput, type TextInputProps } from './inputs';

interface AskingInputProps extends TextInputProps {
  /** The question about what was typed; undefined when nothing seems wrong. */
  readonly ask: FindSlip<string>;
}

/** Asks about what is allowed and yet probably wrong. */
export function AskingInput({ ask, onFocus, onBlur, ...props }: AskingInputProps) {
  const { events, question } = useQuestion(ask);
  return (
    <TextInput
      {...props}
      hint={(!props.error && question) || props.hint}
      onInput={events.onInput}
      onFocus={(event) => {
        onFocus?.(event);
        events.onFocus(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        events.onBlur(event);
      }}
    />
  );
}

export function useQuestion(ask: FindSlip<string>) {
  // Other fields, such as the country, decide it, and change after this one.
  const current = useRef(ask);
  useEffect(() => {
    current.current = ask;
  });
  const { slip, events } = useAskOnce<string>(async () => (typed) => current.current(typed));
  const text = slip && ask(slip.input.value);
  return { events, question: text && <strong role="status">{text}</strong> };
}
