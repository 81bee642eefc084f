import { isSafeLink } from '@kp/commerce/shop-pages';
import { Button, Flex, Input } from '@kp/ui/admin';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { type Content, type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from './text-link';
import styles from './pages.module.css';

const EXTENSIONS = [
  Document,
  Paragraph,
  Text,
  Heading.configure({ levels: [2, 3] }),
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  Bold,
  Italic,
  TextLink,
  UndoRedo,
];

interface TextEditorProps {
  readonly label: string;
  /** A document as JSON. */
  readonly value: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** From the beginning. */
  readonly isFocused: boolean;
  readonly onChange: (text: string) => void;
}

/** Blocks of text with headings, lists, emphasis and links; what the server keeps is its document, never markup. */
export function TextEditor({ label, value, lang, dir, isFocused, onChange }: TextEditorProps) {
  const editor = useEditor({
    onCreate: ({ editor: created }) => isFocused && created.view.dom.focus(),
    extensions: EXTENSIONS,
    content: JSON.parse(value) as Content,
    // The policy of the page forbids style elements.
    injectCSS: false,
    editorProps: {
      attributes: {
        'aria-label': label,
        role: 'textbox',
        'aria-multiline': 'true',
        lang,
        dir,
        class: `${styles.written} ${styles.field}`,
      },
    },
    onUpdate: ({ editor: changed }) => onChange(JSON.stringify(changed.getJSON())),
  });
  return (
    <div className={styles.text}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

const BLOCKS = [
  { name: 'heading2', run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 2 }) },
  { name: 'heading3', run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 3 }) },
  { name: 'bulletList', run: (editor: Editor) => editor.chain().focus().toggleBulletList() },
  { name: 'orderedList', run: (editor: Editor) => editor.chain().focus().toggleOrderedList() },
  { name: 'bold', run: (editor: Editor) => editor.chain().focus().toggleBold() },
  { name: 'italic', run: (editor: Editor) => editor.chain().focus().toggleItalic() },
] as const;

function Toolbar({ editor }: { readonly editor: Editor }) {
  const { t } = useTranslation('adminSettings');
  const [link, setLink] = useState<string>();
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      heading2: current.isActive('heading', { level: 2 }),
      heading3: current.isActive('heading', { level: 3 }),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      link: current.isActive('link'),
    }),
  });
  const setHref = (href: string) => {
    if (href && !isSafeLink(href)) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    (href ? chain.setMark('link', { href }) : chain.unsetMark('link')).run();
    setLink(undefined);
  };
  return (
    <div role="toolbar" aria-label={t('pages.toolbar')} className={styles.toolbar}>
      {BLOCKS.map(({ name, run }) => (
        <Button
          key={name}
          size="small"
          type={state[name] ? 'primary' : 'default'}
          aria-pressed={state[name]}
          onClick={() => run(editor).run()}
        >
          {t(`pages.tools.${name}`)}
        </Button>
      ))}
      <Button
        size="small"
        type={state.link ? 'primary' : 'default'}
        aria-pressed={state.link}
        onClick={() => setLink(String(editor.getAttributes('link')['href'] ?? ''))}
      >
        {t('pages.tools.link')}
      </Button>
      {link !== undefined && (
        <Flex gap="small" className={styles.link}>
          <Input
            autoFocus
            size="small"
            dir="ltr"
            aria-label={t('pages.linkAddress')}
            placeholder="https://… · /faq · mailto:…"
            status={link && !isSafeLink(link) ? 'error' : ''}
            value={link}
            onChange={({ target }) => setLink(target.value.trim())}
            onPressEnter={() => setHref(link)}
          />
          <Button size="small" type="primary" onClick={() => setHref(link)}>
            {t('pages.linkApply')}
          </Button>
        </Flex>
      )}
    </div>
  );
}
