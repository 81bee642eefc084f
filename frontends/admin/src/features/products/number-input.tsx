import { Input } from '@kp/ui/admin';

/** Scrolling the page over the field must not change its number. */
export function NumberInput(props: { readonly step: string; readonly min: string }) {
  return (
    <Input {...props} type="number" inputMode="numeric" onWheel={(event) => event.currentTarget.blur()} />
  );
}
