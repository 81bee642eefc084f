import { accountApi } from '@kp/api-client/account';
import { useToast } from '@kp/client';
import { useTranslation } from 'react-i18next';
import { SecondFactorProof } from './second-factor-proof';

const { useDisableSecondFactorMutation, useReplaceSecondFactorRecoveryCodesMutation } = accountApi;

export function SecondFactorOff({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('account');
  const { toast } = useToast();
  const [disable, { isLoading }] = useDisableSecondFactorMutation();
  return (
    <SecondFactorProof
      name="disable-second-factor"
      submitLabel={t('security.secondFactor.turnOff')}
      isDangerous
      isBusy={isLoading}
      failedTitle={t('security.secondFactor.failedTitle')}
      onSubmit={async (proof) => {
        await disable({ disableSecondFactorRequest: proof }).unwrap();
        toast({ title: t('security.secondFactor.turnedOff') });
        onDone();
      }}
      onCancel={onDone}
    />
  );
}

interface NewRecoveryCodesProps {
  readonly onMade: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

export function NewRecoveryCodes({ onMade, onCancel }: NewRecoveryCodesProps) {
  const { t } = useTranslation('account');
  const [replace, { isLoading }] = useReplaceSecondFactorRecoveryCodesMutation();
  return (
    <SecondFactorProof
      name="new-recovery-codes"
      hint={t('security.secondFactor.newCodesHint')}
      submitLabel={t('security.secondFactor.newCodes')}
      isBusy={isLoading}
      failedTitle={t('security.secondFactor.newCodesFailed')}
      onSubmit={async (proof) => {
        const { recoveryCodes } = await replace({ replaceRecoveryCodesRequest: proof }).unwrap();
        onMade(recoveryCodes);
      }}
      onCancel={onCancel}
    />
  );
}
