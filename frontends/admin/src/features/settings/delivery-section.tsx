import {
  type AdminDeliverySettingsResponse,
  type SaveDeliverySettingsRequest,
  officeApi,
} from '@kp/api-client/office';
import type { FieldProblem } from '@kp/commerce';
import { closedDaysRule, cutOffRule, deliveryDaysRule, workingDaysRule } from '@kp/commerce/delivery-rules';
import { classNames, Icon } from '@kp/ui';
import { Button, Checkbox, Flex, Form } from '@kp/ui/admin';
import { Input, RulesField } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { WholeNumberInput } from '../../shared/number-input';
import { Loaded } from './loaded';
import { SettingsForm } from './settings-form';
import styles from './settings.module.css';
import { useWeekdays } from './use-weekdays';

const CAPITAL_DAYS = ['bucharestMinDays', 'bucharestMaxDays'] as const;
const COUNTRY_DAYS = ['romaniaMinDays', 'romaniaMaxDays'] as const;
const DAYS = [...CAPITAL_DAYS, ...COUNTRY_DAYS] as const;

type DeliveryForm = Readonly<Record<(typeof DAYS)[number] | 'cutOff', string>> & {
  readonly workingDays: number[];
  readonly closedDays: string[];
};

const numberOf = (text: string) => (text.trim() === '' ? NaN : Number(text));

function requestOf({ cutOff, workingDays, closedDays, ...form }: DeliveryForm): SaveDeliverySettingsRequest {
  const days = Object.fromEntries(DAYS.map((field) => [field, numberOf(form[field])]));
  return {
    ...(days as Record<(typeof DAYS)[number], number>),
    cutOff,
    workingDays: [...workingDays].sort(),
    closedDays: closedDays.filter((day) => day),
  };
}

function formOf(stored: AdminDeliverySettingsResponse): DeliveryForm {
  const days = Object.fromEntries(DAYS.map((field) => [field, String(stored[field])]));
  const { cutOff, workingDays, closedDays } = stored;
  return { cutOff, workingDays, closedDays, ...(days as Record<(typeof DAYS)[number], string>) };
}

function problemsOf(form: DeliveryForm): FieldProblem[] {
  const { bucharestMinDays, bucharestMaxDays, romaniaMinDays, romaniaMaxDays, ...request } = requestOf(form);
  const problems = {
    cutOff: cutOffRule(request.cutOff),
    workingDays: workingDaysRule(request.workingDays),
    closedDays: closedDaysRule(request.closedDays),
    bucharestMaxDays: deliveryDaysRule(bucharestMinDays, bucharestMaxDays),
    romaniaMaxDays: deliveryDaysRule(romaniaMinDays, romaniaMaxDays),
  };
  return Object.entries(problems).flatMap(([field, problem]) => (problem ? [{ field, ...problem }] : []));
}

export function DeliverySection() {
  const { t } = useTranslation('adminSettings');
  const query = officeApi.useGetAdminDeliverySettingsQuery();
  const [save] = officeApi.useSaveAdminDeliverySettingsMutation();
  const weekdays = useWeekdays();
  return (
    <Loaded query={query}>
      {(stored) => {
        const initial = formOf(stored);
        // Days of the capital are asked for in Romania alone; elsewhere they stay as they are.
        const completed = (values: Partial<DeliveryForm>) => ({ ...initial, ...values });
        const isRomanian = stored.homeCountry === 'RO';
        return (
          <SettingsForm<DeliveryForm>
            name="delivery"
            rules={(values) => problemsOf(completed(values))}
            initialValues={initial}
            save={(values) => save({ saveDeliverySettingsRequest: requestOf(completed(values)) }).unwrap()}
          >
            {() => (
              <>
                <div className={styles.fields}>
                  <RulesField name="cutOff" label={t('delivery.cutOff')} extra={t('delivery.cutOffHint')}>
                    <Input type="time" />
                  </RulesField>
                  <RulesField
                    name="workingDays"
                    label={t('delivery.workingDays')}
                    extra={t('delivery.workingDaysHint')}
                    className={styles.wide}
                  >
                    <Checkbox.Group options={weekdays} />
                  </RulesField>
                </div>
                <div className={styles.pairs}>
                  {isRomanian &&
                    CAPITAL_DAYS.map((field) => (
                      <RulesField key={field} name={field} label={t(`delivery.${field}`)}>
                        <WholeNumberInput />
                      </RulesField>
                    ))}
                  {COUNTRY_DAYS.map((field) => (
                    <RulesField
                      key={field}
                      name={field}
                      label={t(isRomanian ? `delivery.${field}` : `delivery.home.${field}`)}
                    >
                      <WholeNumberInput />
                    </RulesField>
                  ))}
                </div>
                <p className={styles.hint}>{t('delivery.daysHint')}</p>
                <ClosedDays />
              </>
            )}
          </SettingsForm>
        );
      }}
    </Loaded>
  );
}

function ClosedDays() {
  const { t } = useTranslation('adminSettings');
  return (
    <fieldset className={classNames(styles.bands, styles.closedDays)}>
      <legend>{t('delivery.closedDays')}</legend>
      <Form.List name="closedDays">
        {(days, { add, remove }) => (
          <>
            {days.map(({ key, name }) => (
              <Flex key={key} gap="small" align="end">
                <Form.Item
                  name={name}
                  label={t('delivery.closedDay', { number: name + 1 })}
                  className={styles.band}
                >
                  <Input type="date" />
                </Form.Item>
                <Button
                  icon={<Icon name="trash" />}
                  aria-label={t('delivery.removeClosedDay', { number: name + 1 })}
                  onClick={() => remove(name)}
                />
              </Flex>
            ))}
            <Button onClick={() => add('')}>{t('delivery.addClosedDay')}</Button>
          </>
        )}
      </Form.List>
    </fieldset>
  );
}
