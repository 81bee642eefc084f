import { useBackGuard } from '@kp/client';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HistoryButton, type HistoryOf } from '../audit/history-button';
import { FormModal } from '../form-modal';
import { SideDrawer } from '../side-drawer';

const WIDTH = 640;
/** Room for two columns. */
const WIDE = 1080;

/** Of the form inside. */
export interface EditorControls {
  readonly onChanged: () => void;
  /** Asks first when there are changes. */
  readonly onClose: () => void;
  readonly onSaved: () => void;
  /** After saving, when the drawer stays open for more. */
  readonly onStored: () => void;
  /** @param forget called once the changes are saved or given up */
  readonly onDraft: (forget: () => void) => void;
}

interface EditorDrawerProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly isWide?: boolean;
  /** Absent for a new one. */
  readonly history?: HistoryOf;
  readonly children: (controls: EditorControls) => ReactNode;
}

/** The dialog to add or edit something. Closing it with changes asks first. */
export function EditorDrawer({ isOpen, title, onClose, isWide, history, children }: EditorDrawerProps) {
  const { t } = useTranslation('admin');
  const { controls, isAsking, discard, stay } = useUnsavedChanges(isOpen, onClose);
  return (
    <>
      <SideDrawer
        open={isOpen}
        onClose={controls.onClose}
        size={isWide ? WIDE : WIDTH}
        title={title}
        extra={history && <HistoryButton {...history} />}
      >
        {isOpen && children(controls)}
      </SideDrawer>
      <FormModal
        isOpen={isAsking}
        onClose={stay}
        title={t('unsaved.title')}
        submitLabel={t('unsaved.discard')}
        closeLabel={t('unsaved.stay')}
        isDanger
        isBusy={false}
        onSubmit={discard}
      >
        <p>{t('unsaved.text')}</p>
      </FormModal>
    </>
  );
}

function useUnsavedChanges(isOpen: boolean, onClose: () => void) {
  const hasChanges = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const forgetDraft = useRef<() => void>(undefined);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => hasChanges.current && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  useBackGuard(
    useCallback(() => {
      setAsking(hasChanges.current);
      return !hasChanges.current;
    }, []),
  );
  useEffect(() => {
    if (!isOpen) hasChanges.current = false;
  }, [isOpen]);
  const clearDraft = () => {
    hasChanges.current = false;
    forgetDraft.current?.();
  };
  const discard = () => {
    clearDraft();
    setAsking(false);
    onClose();
  };
  const controls: EditorControls = {
    onChanged: () => void (hasChanges.current = true),
    onClose: () => (hasChanges.current ? setAsking(true) : discard()),
    onSaved: discard,
    onStored: clearDraft,
    onDraft: (forget) => void (forgetDraft.current = forget),
  };
  return { controls, isAsking, discard, stay: () => setAsking(false) };
}
