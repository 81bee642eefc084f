import { shopApi, type SuggestionsResponse } from '@kp/api-client/shop';
import { useEffect, useState } from 'react';

/** A pause in typing after which the shop is asked, in milliseconds. */
const PAUSE = 150;
/** Letters that say too little to suggest anything. */
const SHORTEST = 2;

export interface ProductSuggestions {
  /** The text that is suggested for. */
  readonly text: string;
  /** Absent while nothing is known for anything like the text, or the text is too short. */
  readonly suggestions: SuggestionsResponse | undefined;
  /** The suggestions are those of the text as it stands. */
  readonly isSettled: boolean;
  /** Tells what stands in the field now. */
  onText(text: string): void;
}

/**
 * What the shop suggests for a text that is being typed. It is asked after a short pause; the last suggestions stay
 * until the next arrive, and an answer to an older text never takes the place of a newer one.
 */
export function useProductSuggestions(): ProductSuggestions {
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const asked = useAfterPause(text);
  const isLongEnough = text.length >= SHORTEST;
  const { data, currentData, isFetching } = shopApi.useSuggestProductsQuery(
    { q: asked },
    { skip: asked.length < SHORTEST },
  );
  const known = currentData ?? (isFetching ? data : undefined);
  return {
    text,
    suggestions: isLongEnough ? known : undefined,
    isSettled: isLongEnough && asked === text && currentData !== undefined && !isFetching,
    onText: setTyped,
  };
}

function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
