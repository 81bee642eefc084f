import { useAppDispatch } from '@kp/client';
import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { productListApi, type ProductListQuery } from './product-list-api';

/**
 * A list that a link leads to starts anew with its first products, however many were loaded on an earlier visit. Going
 * back finds the list as it was left.
 */
export function useStartAnew(query: ProductListQuery): void {
  const dispatch = useAppDispatch();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const arrived = useRef({ query, isReturn });
  useLayoutEffect(() => {
    arrived.current = { query, isReturn };
  });

  // A layout effect: what is forgotten here is never seen, and is not asked for again.
  const { search, categorySlug, minPrice, maxPrice, inStock } = query;
  useLayoutEffect(() => {
    if (arrived.current.isReturn) return;
    dispatch(
      productListApi.util.updateQueryData('productPages', arrived.current.query, (list) => {
        list.pages.splice(1);
        list.pageParams.splice(1);
      }),
    );
  }, [search, categorySlug, minPrice, maxPrice, inStock, dispatch]);
}
