import { DEFAULT_LANGUAGE } from '@kp/i18n';
import { useTranslation } from 'react-i18next';
import { addressInLanguage } from './page-address';
import { usePageSite } from './page-site';

/**
 * One page, several languages: the canonical address carries `?lang=`, so do its alternates. The address without it
 * answers everybody in their own language and is nobody's alternate: those have to be canonical addresses.
 */
export function PageAddresses({ path }: { readonly path: string }) {
  const { publicUrl, languages } = usePageSite();
  const { i18n } = useTranslation();
  return (
    <>
      <link rel="canonical" href={addressInLanguage(path, i18n.language, publicUrl)} />
      {languages.length > 1 && (
        <>
          {languages.map((language) => (
            <link
              key={language}
              rel="alternate"
              hrefLang={language}
              href={addressInLanguage(path, language, publicUrl)}
            />
          ))}
          <link
            rel="alternate"
            hrefLang="x-default"
            href={addressInLanguage(path, DEFAULT_LANGUAGE, publicUrl)}
          />
        </>
      )}
    </>
  );
}
