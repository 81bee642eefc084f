interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Chinese, Japanese and Korean names in their own scripts begin with the family name. */
const FAMILY_FIRST = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\s]+$/u;

const isFamilyFirst = ({ firstName, lastName }: PersonName) =>
  firstName.trim() !== '' && lastName.trim() !== '' && FAMILY_FIRST.test(firstName + lastName);

export function personName(name: PersonName): string {
  const { firstName, lastName } = name;
  return (isFamilyFirst(name) ? `${lastName} ${firstName}` : `${firstName} ${lastName}`).trim();
}

/** How a letter greets: nobody greets by the given name alone where the family name comes first. */
export function greetedName(name: PersonName): string {
  return isFamilyFirst(name) ? personName(name) : name.firstName;
}
