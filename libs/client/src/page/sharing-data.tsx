import { isLanguageCode, languageOption } from '@kp/i18n';
import { useTranslation } from 'react-i18next';
import { absoluteAddress, addressInLanguage } from './page-address';
import type { PageHeadProps } from './page-head';
import { usePageSite } from './page-site';
import { sharingPicture } from './sharing-picture';

type SharingDataProps = Pick<PageHeadProps, 'title' | 'description' | 'image' | 'type'> & {
  readonly path: string;
  /** The one its text is in. */
  readonly language: string;
};

/** How a page looks where it is shared (Open Graph). Its other languages are told by `hreflang`. */
export function SharingData(props: SharingDataProps) {
  const { path, language, title, description, image, type = 'website' } = props;
  const { t } = useTranslation();
  const { publicUrl } = usePageSite();
  const picture = sharingPicture(image);
  return (
    <>
      <meta property="og:site_name" content={t('shop.name')} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={addressInLanguage(path, language, publicUrl)} />
      <meta property="og:image" content={absoluteAddress(picture, publicUrl)} />
      <meta property="og:locale" content={sharedLocale(language)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** "fr-FR" → "fr_FR". Open Graph wants a region always and calls Arabic without one "ar_AR". */
function sharedLocale(language: string): string {
  const locale = isLanguageCode(language) ? languageOption(language).locale : language;
  return locale.includes('-') ? locale.replace('-', '_') : `${locale}_${locale.toUpperCase()}`;
}
