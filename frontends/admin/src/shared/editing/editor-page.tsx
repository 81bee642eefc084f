import { type ReactNode, useId } from 'react';
import { HistoryButton, type HistoryOf } from '../audit/history-button';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../back-link';
import { useShortcut } from '../shortcuts';
import styles from './editor-page.module.css';
import { type EditorControls, useEditorControls } from './use-editor-controls';

interface EditorPageProps {
  readonly title: string;
  /** In the settings, whose title is the one of the page. */
  readonly isSection?: boolean;
  /** Of the one that is edited: its name, its state. */
  readonly facts?: ReactNode;
  /** The list that it belongs to. */
  readonly back: { readonly to: string; readonly label: string };
  readonly onClose: () => void;
  /** Absent for a new one. */
  readonly history?: HistoryOf;
  /** An `EditorForm` with a side, then what is saved by itself. */
  readonly children: (controls: EditorControls) => ReactNode;
}

/** One thing of a list on a page of its own, in cards: work left, context right. Leaving it with changes asks first. */
export function EditorPage(props: EditorPageProps) {
  const { title, isSection, facts, back, onClose, history, children } = props;
  const Title = isSection ? 'h2' : 'h1';
  const controls = useEditorControls(onClose);
  const { t } = useTranslation('admin');
  const titleId = useId();
  useShortcut({ key: 'escape', label: t('commands.goBack'), run: controls.onClose });
  return (
    <section aria-labelledby={titleId} className={styles.page}>
      <BackLink {...back} />
      <header className={styles.head}>
        <Title id={titleId}>{title}</Title>
        <div className={styles.facts}>{facts}</div>
        {history && <HistoryButton {...history} />}
      </header>
      <div className={styles.columns}>{children(controls)}</div>
    </section>
  );
}
