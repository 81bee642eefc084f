import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaving } from '../unsaved-changes';
import { useUnsavedGuard } from '../use-unsaved-guard';

/** What a form tells the drawer or page that it stands in. */
export interface EditorControls {
  readonly onChanged: () => void;
  /** Asks first when there are changes. */
  readonly onClose: () => void;
  readonly onSaved: () => void;
  /** After saving, when the form stays open for more. */
  readonly onStored: () => void;
  /** @param forget called once the changes are saved or given up */
  readonly onDraft: (forget: () => void) => void;
}

export function useEditorControls(onClose: () => void): EditorControls {
  const { t } = useTranslation('admin');
  const { leave } = useLeaving();
  const [isChanged, setChanged] = useState(false);
  const forgetDraft = useRef<() => void>(undefined);
  const clearDraft = () => {
    setChanged(false);
    forgetDraft.current?.();
  };
  useUnsavedGuard(isChanged, t('unsaved.text'), clearDraft);
  return {
    onChanged: () => setChanged(true),
    onClose: () => leave(onClose),
    onSaved: () => {
      clearDraft();
      onClose();
    },
    onStored: clearDraft,
    onDraft: (forget) => void (forgetDraft.current = forget),
  };
}
