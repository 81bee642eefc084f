import { Input } from '@kp/ui/admin';
import { type ComponentRef, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '../shortcuts';

const TYPING_DELAY_MS = 300;

interface ListSearchProps {
  readonly label: string;
  /** From the URL. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Searches after a pause in typing, at once with Enter. */
export function ListSearch({ label, value, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  /** Searches that have not arrived in the URL, oldest first. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const timer = useRef<number>(undefined);
  const { t } = useTranslation('admin');
  const input = useRef<ComponentRef<typeof Input>>(null);
  const focus = useCallback(() => input.current?.focus({ cursor: 'all' }), []);
  useShortcut({ key: '/', label: t('commands.focusSearch'), run: focus });
  if (known !== value) {
    setKnown(value);
    const position = sent.indexOf(value);
    setSent(sent.slice(position + 1));
    // A change that comes from elsewhere, e.g. from "Clear filters" or the browser's Back.
    if (position < 0) setTyped(value);
  }
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const search = (text: string) => {
    window.clearTimeout(timer.current);
    if (text.trim() === value && sent.length === 0) return;
    setSent((earlier) => [...earlier, text.trim()]);
    onSearch(text.trim());
  };
  return (
    <Input.Search
      ref={input}
      type="search"
      aria-keyshortcuts="/"
      aria-label={label}
      placeholder={label}
      allowClear
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(() => search(target.value), TYPING_DELAY_MS);
      }}
      onSearch={search}
    />
  );
}
