import { DEFAULT_LANGUAGE } from '@kp/i18n';
import { addressInLanguage } from './page-address';
import { usePageSite } from './page-site';

interface PageAddressesProps {
  readonly path: string;
  /** The one its text is in. */
  readonly language: string;
  /** Those it exists in; all of the shop unless given. */
  readonly languages: readonly string[] | undefined;
}

/**
 * One page, several languages: the canonical address carries `?lang=`, so do its alternates. The address without it
 * answers everybody in their own language and is nobody's alternate: those have to be canonical addresses.
 */
export function PageAddresses({ path, language: own, languages: offered }: PageAddressesProps) {
  const { publicUrl, languages: all } = usePageSite();
  const languages = offered ?? all;
  return (
    <>
      <link rel="canonical" href={addressInLanguage(path, own, publicUrl)} />
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
