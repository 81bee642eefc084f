import { Input } from '@kp/ui/admin';
import { useState } from 'react';

interface SocialLinksFieldProps {
  /** These come from the form, of which this is a field. */
  readonly id?: string;
  readonly value?: readonly string[];
  readonly onChange?: (links: string[]) => void;
}

/** One address a line; the text keeps the empty lines that somebody is about to fill. */
export function SocialLinksField({ value = [], onChange, ...described }: SocialLinksFieldProps) {
  const [text, setText] = useState(value.join('\n'));
  const links = linesOf(text);
  const shown = links.join() === value.join() ? text : value.join('\n');
  return (
    <Input.TextArea
      {...described}
      rows={3}
      dir="ltr"
      autoComplete="off"
      placeholder="https://www.instagram.com/…"
      value={shown}
      onChange={({ target }) => {
        setText(target.value);
        onChange?.(linesOf(target.value));
      }}
    />
  );
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
