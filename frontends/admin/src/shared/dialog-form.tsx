import control from './../features/orders/status-control.module.css';

export function RejectionAlert({ text }: { readonly text: string | undefined }) {
  return text ? (
    <p role="alert" className={control.rejection}>
      {text}
    </p>
  ) : null;
}

/** The dialog focuses what carries this attribute; React does not write it. */
export const autofocus = (input: HTMLInputElement | null) => input?.setAttribute('autofocus', '');
