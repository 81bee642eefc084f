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
  const { t } = useTranslation('adminCatalog');
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
        title={t('products.unsaved.title')}
        submitLabel={t('products.unsaved.discard')}
        closeLabel={t('products.unsaved.stay')}
        isDanger
        isBusy={false}
        onSubmit={discard}
      >
        <p>{t('products.unsaved.text')}</p>
      </FormModal>
    </>
  );
}

function useUnsavedChanges(isOpen: boolean, onClose: () => void) {
  const { t } = useTranslation('adminCatalog');
  const hasChanges = useRef(false);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => hasChanges.current && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  useBackGuard(
    useCallback(() => hasChanges.current, []),
    t('products.unsaved.title'),
  );
  useEffect(() => {
    if (!isOpen) hasChanges.current = false;
  }, [isOpen]);
  const discard = () => {
    hasChanges.current = false;
    setAsking(false);
    onClose();
  };
  const controls: EditorControls = {
    onChanged: () => void (hasChanges.current = true),
    onClose: () => (hasChanges.current ? setAsking(true) : discard()),
    onSaved: discard,
    onStored: () => void (hasChanges.current = false),
  };
  return { controls, isAsking, discard, stay: () => setAsking(false) };
}
