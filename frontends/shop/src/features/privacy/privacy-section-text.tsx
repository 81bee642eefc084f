import type { PrivacySection } from './privacy-text';

/** Paragraphs and points of one section. */
export function PrivacySectionText({ section }: { readonly section: PrivacySection }) {
  const { paragraphs, points, closing } = section;
  return (
    <>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {closing && <p>{closing}</p>}
    </>
  );
}
