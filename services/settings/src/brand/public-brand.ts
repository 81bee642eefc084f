import type { BrandResponse, SocialLinkResponse } from '../http/brand-settings.dto';
import type { BrandSettingsRow } from './brand.entity';

const NETWORKS: Record<string, string> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'tiktok.com': 'TikTok',
  'youtube.com': 'YouTube',
  'pinterest.com': 'Pinterest',
  'x.com': 'X',
  'wa.me': 'WhatsApp',
};

/** A network by its name, another page by its address. */
function socialLink(url: string): SocialLinkResponse {
  const host = new URL(url).hostname.replace(/^(www|m)\./, '');
  return { name: NETWORKS[host.split('.').slice(-2).join('.')] ?? host, url };
}

/** Undefined for a shop that looks like the theme and says nothing of its own, whose pages then carry nothing of it. */
export function publicBrand(row: BrandSettingsRow, hasPages: boolean): BrandResponse | undefined {
  const { logo, darkLogo, icon, heroPicture, accent, socialLinks, texts } = row;
  const brand: BrandResponse = {
    ...(logo && { logo }),
    ...(darkLogo && { darkLogo }),
    ...(icon && { icon }),
    ...(heroPicture && { heroPicture }),
    ...(accent && { accent }),
    ...(socialLinks.length > 0 && { socialLinks: socialLinks.map(socialLink) }),
    ...((texts.length > 0 || hasPages) && { hasTexts: true }),
  };
  return Object.keys(brand).length > 0 ? brand : undefined;
}
