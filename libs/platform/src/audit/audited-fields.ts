/** As it is, in another form, or not at all. */
type Shown<State, Field extends keyof State> = true | false | ((value: State[Field]) => object);

/** How the audit log shows each field. A new one does not compile before it is decided here. */
export type AuditedFields<State> = { readonly [Field in keyof Required<State>]: Shown<State, Field> };

export function auditedBy<State extends object>(fields: AuditedFields<State>): (state: State) => object {
  const names = Object.keys(fields) as (keyof State & string)[];
  return (state) => {
    const shown: Record<string, unknown> = {};
    for (const name of names) {
      const how: Shown<State, typeof name> = fields[name];
      if (typeof how === 'function') Object.assign(shown, how(state[name]));
      else if (how) shown[name] = state[name];
    }
    return shown;
  };
}
