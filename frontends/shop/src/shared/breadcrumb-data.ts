import type { Crumb } from '@kp/ui';

export type StructuredData = Readonly<Record<string, unknown>>;

/** A BreadcrumbList of schema.org. */
export function breadcrumbNode(crumbs: readonly Crumb[], publicUrl: string): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: to ? absolute(to, publicUrl) : undefined,
    })),
  };
}

export function absolute(url: string, publicUrl: string): string {
  return url.startsWith('/') ? `${publicUrl}${url}` : url;
}
