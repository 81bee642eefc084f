import type { ComponentType } from 'react';
import { lazyPanel } from './lazy-panel';
import type { FormModalProps } from './opened-modal';

const LazyModal = lazyPanel<FormModalProps<never>>(
  async () => (await import('./opened-modal')).OpenedModal,
  ({ isOpen }) => isOpen,
);

/** A question or a few fields above the screen. The form starts afresh with every opening. */
export function FormModal<Values extends object>(props: FormModalProps<Values>) {
  const Modal = LazyModal as unknown as ComponentType<FormModalProps<Values>>;
  return <Modal {...props} />;
}
