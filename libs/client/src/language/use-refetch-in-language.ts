import { shopApi } from '@kp/api-client/shop';
import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../store/create-store';
import { useLanguage } from './language-provider';

/** Answers for one person name products in the language of their request; other answers have it in their arguments. */
const NAMED_TAGS = ['Cart', 'Orders', 'OrderReturns', 'OrderStatus', 'ProductAlerts'] as const;

const api = shopApi.enhanceEndpoints({ addTagTypes: NAMED_TAGS });

/** After a change of language. */
export function useRefetchInLanguage(): void {
  const dispatch = useAppDispatch();
  const { language } = useLanguage();
  const fetched = useRef(language);
  useEffect(() => {
    if (fetched.current === language) return;
    fetched.current = language;
    dispatch(api.util.invalidateTags([...NAMED_TAGS]));
  }, [dispatch, language]);
}
