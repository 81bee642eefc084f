import { VisuallyHidden } from '../layout/visually-hidden';

/** A field that people neither see nor reach: whoever fills it in is a program. */
export function Honeypot({ name }: { readonly name: string }) {
  return (
    <VisuallyHidden aria-hidden="true">
      <input type="text" name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
    </VisuallyHidden>
  );
}
