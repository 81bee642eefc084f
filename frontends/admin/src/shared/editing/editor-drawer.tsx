import type { ReactNode } from 'react';
import { HistoryButton, type HistoryOf } from '../audit/history-button';
import { SideDrawer } from '../side-drawer';
import { type EditorControls, useEditorControls } from './use-editor-controls';

const WIDTH = 640;

interface EditorDrawerProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** Absent for a new one. */
  readonly history?: HistoryOf;
  readonly children: (controls: EditorControls) => ReactNode;
}

/** To add or edit something of few fields beside its list. Closing it with changes asks first. */
export function EditorDrawer({ isOpen, title, onClose, history, children }: EditorDrawerProps) {
  const controls = useEditorControls(onClose);
  return (
    <SideDrawer
      open={isOpen}
      onClose={controls.onClose}
      size={WIDTH}
      title={title}
      extra={history && <HistoryButton {...history} />}
    >
      {isOpen && children(controls)}
    </SideDrawer>
  );
}
