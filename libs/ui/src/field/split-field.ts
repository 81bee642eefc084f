import type { FieldProps } from './field';

/** Parts the props of a labelled control into those of the field around it and those of the element itself. */
export function splitField<T extends FieldProps>(props: T) {
  const { label, isLabelHidden, hint, error, isRequired, id, ...attributes } = props;
  return { field: { label, isLabelHidden, hint, error, isRequired, id }, attributes };
}
