import { Button, Input } from 'antd';
import { useState, type ComponentProps } from 'react';
import { Icon } from '../icon/icon';
import styles from './password-input.module.css';

export interface PasswordInputProps extends Omit<ComponentProps<typeof Input>, 'type' | 'suffix'> {
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** The button of antd's own is called "Show" only. */
export function PasswordInput({ showLabel, hideLabel, ...props }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  const label = isShown ? hideLabel : showLabel;
  return (
    <Input
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <Button
          type="text"
          size="small"
          icon={<Icon name={isShown ? 'eye-off' : 'eye'} />}
          aria-label={label}
          title={label}
          className={styles.reveal}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
