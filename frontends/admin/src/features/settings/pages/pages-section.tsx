import { useSearchParams } from 'react-router';
import { PageEditor } from './page-editor';
import { PageList } from './page-list';

/** Pages of the shop: all of them, or the one of the address. */
export function PagesSection() {
  const [parameters] = useSearchParams();
  const slug = parameters.get('page');
  return slug ? <PageEditor key={slug} slug={slug} /> : <PageList />;
}
