import { lazyPage, useLegalDuties, useLoaded } from '@kp/client';

const GuaranteeNotice = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "guarantee-notice" */ '../../shared/law/guarantee-notice'))
      .GuaranteeNotice,
  ['law'],
);

/** Seen before ordering without opening anything, as the law asks. */
export function LegalGuarantee() {
  const isDue = useLegalDuties();
  return isDue('guaranteeNotice') && <LoadedNotice />;
}

function LoadedNotice() {
  return useLoaded(GuaranteeNotice) && <GuaranteeNotice />;
}
