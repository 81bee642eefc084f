import { use, type ComponentType } from 'react';

/** After a failed load the next one may start, in milliseconds: the panel that the failure shows offers it. */
const FORGET_AFTER = 500;

/** A page whose code is fetched when it is first opened. Unlike with `React.lazy`, a failed load can be tried again. */
export function lazyPage(load: () => Promise<ComponentType>): ComponentType {
  let page: Promise<ComponentType> | undefined;
  const fetchPage = () => {
    page = load();
    page.catch(() => setTimeout(() => (page = undefined), FORGET_AFTER));
    return page;
  };
  return function LazyPage() {
    const Page = use(page ?? fetchPage());
    return <Page />;
  };
}
