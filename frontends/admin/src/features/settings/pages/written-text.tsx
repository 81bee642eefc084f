import { Button } from '@kp/ui/admin';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './pages.module.css';

interface Part {
  readonly type: string;
  readonly text?: string;
  readonly attrs?: { readonly level?: number };
  readonly marks?: readonly { readonly type: string }[];
  readonly content?: readonly Part[];
}

interface WrittenTextProps {
  /** A document as JSON. */
  readonly value: string;
  readonly label: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** The editor is fetched for it. */
  readonly onWrite: () => void;
}

/** A text as it stands, until somebody writes: its editor is larger than all the rest of the screen. */
export function WrittenText({ value, label, lang, dir, onWrite }: WrittenTextProps) {
  const { t } = useTranslation('adminSettings');
  return (
    <section aria-label={label} className={styles.text}>
      <div className={styles.toolbar}>
        <Button size="small" onClick={onWrite}>
          {t('pages.write')}
        </Button>
      </div>
      <div lang={lang} dir={dir} className={styles.written}>
        {shown(JSON.parse(value) as Part)}
      </div>
    </section>
  );
}

const BLOCKS: Readonly<Partial<Record<string, 'p' | 'ul' | 'ol' | 'li'>>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
};

function shown({ type, text, attrs, marks = [], content = [] }: Part): ReactNode {
  if (type === 'text')
    return marks.reduce<ReactNode>((inner, mark) => {
      if (mark.type === 'bold') return <strong>{inner}</strong>;
      if (mark.type === 'italic') return <em>{inner}</em>;
      return mark.type === 'link' ? <u>{inner}</u> : inner;
    }, text);
  const parts = content.map((part, place) => <Fragment key={place}>{shown(part)}</Fragment>);
  const Block = type === 'heading' ? (attrs?.level === 3 ? 'h3' : 'h2') : BLOCKS[type];
  return Block ? <Block>{parts}</Block> : parts;
}
