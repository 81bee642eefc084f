import { addressesApi, type SavedAddressResponse } from '@kp/api-client/addresses';
import { useRequestFailure, useSession, useToast } from '@kp/client';
import { absentParts, type Address, changeAddress, EMPTY_ADDRESS, isRomania } from '@kp/commerce';
import {
  SAVED_ADDRESS_FIELDS,
  type SavedAddressForm,
  validateSavedAddress,
} from '@kp/commerce/saved-address-rules';
import { isUnusualPhone, unusualPostalCode } from '@kp/commerce/unusual-address';
import { useQuestion } from '@kp/ui';
import { Modal } from '@kp/ui/dialogs';
import { Form, Input, RulesField, RulesForm } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { NameFields } from '../../shared/name-fields';
import { CitySelect, CountrySelect, CountySelect } from '../../shared/region-selects';
import styles from './addresses.module.css';

interface AddressDialogProps {
  /** Absent for a new one. */
  readonly address: SavedAddressResponse | undefined;
  readonly onClose: () => void;
}

export function AddressDialog({ address, onClose }: AddressDialogProps) {
  const { t } = useTranslation('accountTabs');
  const { t: common } = useTranslation();
  const { user } = useSession();
  const [form] = Form.useForm<SavedAddressForm>();
  const { isBusy, save } = useSaveAddress(address?.id);
  const person = { firstName: user?.firstName ?? '', lastName: user?.lastName ?? '' };
  const empty = { label: '', ...EMPTY_ADDRESS, ...person, phone: user?.billingPhone ?? '' };
  const initialValues = address ? formOf(address) : empty;
  const shown = Form.useWatch((values: SavedAddressForm) => values, { form, preserve: true });
  const submit = async (values: SavedAddressForm) => {
    const refused = await save(values);
    if (!refused) {
      onClose();
      return;
    }
    form.setFields(Object.entries(refused).map(([name, error]) => ({ name, errors: [error] })) as never);
  };
  return (
    <Modal
      open
      title={t(address ? 'addresses.editTitle' : 'addresses.add')}
      okText={t('addresses.save')}
      okButtonProps={{ loading: isBusy }}
      cancelText={common('actions.cancel')}
      closable={{ 'aria-label': common('actions.close') }}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
      destroyOnHidden
    >
      <RulesForm
        form={form}
        name="saved-address"
        rules={validateSavedAddress}
        initialValues={initialValues}
        follow={followAddress}
        requiredMark
        onSubmit={(values) => void submit(values)}
      >
        <AddressFields form={{ ...initialValues, ...shown }} />
      </RulesForm>
    </Modal>
  );
}

function formOf(saved: SavedAddressResponse): SavedAddressForm {
  const entries = SAVED_ADDRESS_FIELDS.map((field) => [field, saved[field]]);
  return Object.fromEntries(entries) as unknown as SavedAddressForm;
}

/** County and state follow each other and the country, as in the checkout. */
function followAddress(
  { label: _label, ...address }: SavedAddressForm,
  changed: Partial<SavedAddressForm>,
): Partial<Address> {
  if (changed.country !== undefined) return { state: '', county: '' };
  if (changed.county !== undefined) return changeAddress(address, 'county', changed.county);
  return changed.state === undefined ? {} : changeAddress(address, 'state', changed.state);
}

function AddressFields({ form }: { readonly form: SavedAddressForm }) {
  const { t } = useTranslation('accountTabs');
  const inRomania = isRomania(form.country);
  const absent = absentParts(form.country);
  const zipCode = useQuestion((typed) => {
    const digits = unusualPostalCode(typed, form.country);
    return digits === undefined ? undefined : t('addresses.zipCodeUnusual', { digits });
  });
  const phone = useQuestion((typed) =>
    isUnusualPhone(typed, form.country) ? t('addresses.phoneUnusual') : undefined,
  );
  return (
    <div className={styles.fields}>
      <RulesField
        name="label"
        label={t('addresses.name')}
        extra={t('addresses.nameHint')}
        required
        className={styles.whole}
      >
        <Input autoComplete="off" maxLength={60} />
      </RulesField>
      <NameFields />
      <RulesField name="company" label={t('addresses.company')} className={styles.whole}>
        <Input autoComplete="organization" />
      </RulesField>
      <RulesField
        name="address"
        label={t('invoiceSettings.fields.address')}
        required
        className={styles.whole}
      >
        <Input autoComplete="street-address" />
      </RulesField>
      <RulesField name="country" label={t('invoiceSettings.fields.country')} required>
        <CountrySelect />
      </RulesField>
      {inRomania && (
        <RulesField name="county" label={t('invoiceSettings.fields.county')} required>
          <CountySelect />
        </RulesField>
      )}
      {!inRomania && !absent.includes('state') && (
        <RulesField name="state" label={t('invoiceSettings.fields.state')} required>
          <Input autoComplete="address-level1" />
        </RulesField>
      )}
      <RulesField name="city" label={t('invoiceSettings.fields.city')} required>
        {inRomania ? <CitySelect county={form.county} /> : <Input autoComplete="address-level2" />}
      </RulesField>
      {!absent.includes('zipCode') && (
        <RulesField
          name="zipCode"
          label={t('invoiceSettings.fields.zipCode')}
          required
          extra={zipCode.question}
        >
          <Input dir="ltr" autoComplete="postal-code" {...zipCode.events} />
        </RulesField>
      )}
      <RulesField name="phone" label={t('addresses.phone')} required extra={phone.question}>
        <Input type="tel" inputMode="tel" dir="ltr" autoComplete="tel" {...phone.events} />
      </RulesField>
    </div>
  );
}

function useSaveAddress(id: number | undefined) {
  const { t } = useTranslation('accountTabs');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [add, added] = addressesApi.useAddSavedAddressMutation();
  const [change, changed] = addressesApi.useChangeSavedAddressMutation();
  return {
    isBusy: added.isLoading || changed.isLoading,
    /** @returns the messages of the fields that were refused; null once it is saved */
    async save(savedAddressRequest: SavedAddressForm) {
      try {
        await (id === undefined
          ? add({ savedAddressRequest }).unwrap()
          : change({ id, savedAddressRequest }).unwrap());
        toast({ title: t('addresses.saved') });
        return null;
      } catch (error) {
        const title = t('addresses.failed');
        return failure.show(error, { title, fields: SAVED_ADDRESS_FIELDS }).fields;
      }
    },
  };
}
