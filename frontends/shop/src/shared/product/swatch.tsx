interface SwatchProps {
  readonly color: string;
  /** Without one it stands beside the name. */
  readonly name?: string;
}

/** Its color is an attribute: public pages allow no inline styles. */
export function Swatch({ color, name }: SwatchProps) {
  return (
    <svg viewBox="0 0 16 16" {...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}>
      {name && <title>{name}</title>}
      <circle cx="8" cy="8" r="7.5" fill={color} />
    </svg>
  );
}
