import { shopApi, type SuggestionsResponse } from '@kp/api-client/shop';
import { useEffect, useState } from 'react';

const PAUSE = 150;
const SHORTEST = 2;

interface ProductSuggestions {
  readonly text: string;
  readonly suggestions: SuggestionsResponse | undefined;
  readonly isSettled: boolean;
  onText(text: string): void;
}

/** Requests after a pause in typing; the last suggestions stay until the next arrive. */
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
