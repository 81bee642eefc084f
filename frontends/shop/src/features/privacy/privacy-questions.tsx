import { useCompany } from '../company/use-company';
import { SupportButton } from '../support/support-button';
import { PRIVACY_EMAIL, PRIVACY_EMAIL_SUBJECT, PRIVACY_QUESTIONS, PRIVACY_SUPPORT } from './privacy-text';

/** Whom to ask about personal data. */
export function PrivacyQuestions() {
  const { company } = useCompany();
  const subject = encodeURIComponent(PRIVACY_EMAIL_SUBJECT);
  return (
    <>
      <p>{PRIVACY_QUESTIONS}</p>
      <SupportButton>{PRIVACY_SUPPORT}</SupportButton>
      {company?.email && <a href={`mailto:${company.email}?subject=${subject}`}>{PRIVACY_EMAIL}</a>}
    </>
  );
}
