import { useRef, type KeyboardEvent } from 'react';
import { placeOfTyped, type CountryOption } from './country-options';

/** Letters belong together until nothing was typed for so long, as in the selects of browsers. */
const PAUSE_MILLISECONDS = 1000;

/**
 * Chooses by typing, as browsers do in a closed select, but by both names of a country: a buyer who reads Japanese
 * finds ドイツ by "ger".
 * @returns the listener for keys of the select
 */
export function useTypeAhead(options: readonly CountryOption[]) {
  const typing = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent<HTMLSelectElement>) => {
    const { key, currentTarget: select, timeStamp } = event;
    const isLetter = [...key].length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isLetter || event.nativeEvent.isComposing) return;
    const isGoingOn = timeStamp - typing.current.at < PAUSE_MILLISECONDS;
    const text = isGoingOn ? typing.current.text + key : key;
    // A space alone opens the list.
    if (!text.trim()) return;
    typing.current = { text, at: timeStamp };
    event.preventDefault();
    const chosen = options.findIndex(({ value }) => value === select.value);
    const found = options[placeOfTyped(options, text, chosen)];
    if (!found || found.value === select.value) return;
    select.value = found.value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
}
