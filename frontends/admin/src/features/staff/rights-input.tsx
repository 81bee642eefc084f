import {
  RIGHT_AREAS,
  type RightArea,
  RIGHTS_TO_COME,
  type StaffRight,
  withNeededRights,
  withoutRight,
} from '@kp/commerce';
import { Checkbox, Tag } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../shared/use-rights';
import { useRoleWords } from './use-role-words';
import styles from './staff.module.css';

const AREAS = Object.entries(RIGHT_AREAS) as [RightArea, readonly StaffRight[]][];

interface RightsInputProps {
  /** By the form. */
  readonly value?: readonly StaffRight[];
  readonly onChange?: (rights: StaffRight[]) => void;
  readonly isReadOnly: boolean;
}

/** Rights by area. One that is ticked brings those that it needs, one that is taken away those that need it. */
export function RightsInput({ value = [], onChange, isReadOnly }: RightsInputProps) {
  const { t } = useTranslation('adminPeople');
  const { rightName } = useRoleWords();
  const { may } = useRights();
  const toggle = (right: StaffRight, isOn: boolean) =>
    onChange?.(isOn ? withNeededRights([...value, right]) : withoutRight(value, right));
  return (
    <div className={styles.areas}>
      {AREAS.map(([area, rights]) => (
        <fieldset key={area} className={styles.card}>
          <legend>{t(`staff.areas.${area}`)}</legend>
          {rights.map((right) => (
            <Checkbox
              key={right}
              checked={value.includes(right)}
              disabled={isReadOnly || !withNeededRights([right]).every(may)}
              onChange={({ target }) => toggle(right, target.checked)}
            >
              {rightName(right)} {RIGHTS_TO_COME.includes(right) && <Tag>{t('staff.notYet')}</Tag>}
            </Checkbox>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
