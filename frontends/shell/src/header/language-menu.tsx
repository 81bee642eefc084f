import * as Menu from '@radix-ui/react-dropdown-menu';
import { LANGUAGES, directionOf, type LanguageCode, type LanguageOption } from '@kp/i18n';
import { Icon } from '@kp/ui';
import { useRef, type RefObject } from 'react';
import styles from './language-menu.module.css';
import { LanguageFlag } from './language-flag';

export interface LanguageMenuProps {
  readonly isOpen: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly id: string;
  readonly labelId: string;
  readonly language: LanguageCode;
  readonly onClose: () => void;
  readonly onChoose: (language: LanguageCode) => void;
}

export function LanguageMenu({ button, language, onChoose, ...props }: LanguageMenuProps) {
  const hasClickedOutside = useRef(false);
  return (
    <Menu.Root open={props.isOpen} onOpenChange={props.onClose} modal={false} dir={directionOf(language)}>
      {/* The button is outside of this lazy chunk; the trigger is only an anchor. */}
      <Menu.Trigger asChild>
        <span aria-hidden="true" tabIndex={-1} className={styles.anchor} />
      </Menu.Trigger>
      <Menu.Content
        id={props.id}
        aria-labelledby={props.labelId}
        align="end"
        sideOffset={8}
        collisionPadding={8}
        loop
        className={styles.menu}
        onInteractOutside={(event) => {
          // The button closes the menu itself.
          if (button.current?.contains(event.target as Node)) event.preventDefault();
          else hasClickedOutside.current = true;
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // After a click outside the focus belongs to what was clicked.
          if (!hasClickedOutside.current) button.current?.focus();
          hasClickedOutside.current = false;
        }}
      >
        <Menu.RadioGroup value={language} onValueChange={(code) => onChoose(code as LanguageCode)}>
          {LANGUAGES.map((option) => (
            <LanguageItem key={option.code} option={option} />
          ))}
        </Menu.RadioGroup>
      </Menu.Content>
    </Menu.Root>
  );
}

const LATIN = /^\p{Script=Latin}+$/u;

function LanguageItem({ option: { code, flag, name, nativeName } }: { option: LanguageOption }) {
  return (
    // Type-ahead uses the native name, or the English one for scripts that most keyboards lack.
    <Menu.RadioItem
      value={code}
      textValue={LATIN.test(nativeName) ? nativeName : name}
      className={styles.item}
    >
      <LanguageFlag flag={flag} />
      <span lang={code}>{nativeName}</span>
      <span lang="en" dir="ltr" className={styles.english}>
        {name}
      </span>
      <Menu.ItemIndicator className={styles.check}>
        <Icon name="check" size={18} />
      </Menu.ItemIndicator>
    </Menu.RadioItem>
  );
}
