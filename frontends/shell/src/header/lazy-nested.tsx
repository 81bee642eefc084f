import { lazyPage, useLoaded } from '@kp/client';
import type { ComponentProps } from 'react';
import { useNavigationCategories } from './navigation-categories';
import type { NestedCategories as Nested } from './nested-categories';

const NestedCategories = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "nested-categories" */ './nested-categories')).NestedCategories,
);

/** Most shops have categories of one level, whose first view is without it. */
export const LazyNested = (props: ComponentProps<typeof Nested>) =>
  useNavigationCategories(props.parent.id).length > 0 && <Loaded {...props} />;

const Loaded = (props: ComponentProps<typeof Nested>) =>
  useLoaded(NestedCategories) && <NestedCategories {...props} />;
