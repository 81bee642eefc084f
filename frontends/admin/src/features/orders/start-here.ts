/** For the first field of a dialog, which puts the focus on what carries this attribute; React itself does not write it. */
export const startHere = (input: HTMLInputElement | null) => input?.setAttribute('autofocus', '');
