import { useParams } from 'react-router';
import { WrittenPage } from './own-page';

/** A page that the owner has added, at `/pages/{slug}`. */
export function PageByAddress() {
  const { slug = '' } = useParams();
  return <WrittenPage key={slug} slug={slug} />;
}
