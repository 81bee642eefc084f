import { type FieldRule } from '@kp/commerce';
import { createTranslator } from '@kp/i18n/create-translator';
import { DEFAULT_LANGUAGE } from '@kp/i18n/languages';
import validation from '@kp/i18n/messages/en/validation.json';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, ValidateBy, ValidateIf, type ValidationArguments } from 'class-validator';
import { CleanCode, CleanEmail, SingleLineText, CleanNumber } from './field-decorators';

const english = createTranslator(DEFAULT_LANGUAGE, { [DEFAULT_LANGUAGE]: { validation } });

/** Checks a field by the rule of its form, with the message that the form shows. A missing value is an empty text. */
export function ValidatesWith<Value, Form>(rule: FieldRule<Value, Form>): PropertyDecorator {
  const problemOf = (value: unknown, { object }: ValidationArguments) =>
    rule((value ?? '') as Value, object as Form);
  return ValidateBy({
    name: 'validatesWith',
    validator: {
      validate: (value, field) => problemOf(value, field!) === null,
      defaultMessage(field) {
        const { messageKey, values } = problemOf(field!.value, field!)!;
        return english.t(messageKey, { ...values });
      },
    },
  });
}

const TextOrMissing = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => value ?? undefined),
    ValidateBy(
      {
        name: 'isText',
        validator: { validate: (value) => value === undefined || typeof value === 'string' },
      },
      { message: '$property must be a text' },
    ),
  );

/** A field of a form, cleaned as its kind is. */
const formField =
  (...clean: PropertyDecorator[]) =>
  <Value, Form>(rule: FieldRule<Value, Form>): PropertyDecorator =>
    applyDecorators(...clean, TextOrMissing(), ValidatesWith(rule));

/** A number that may be absent for a reason: null says so, and a missing one is refused as an empty one is. */
export const FormNumberOrNull = <Value, Form>(rule: FieldRule<Value, Form>): PropertyDecorator =>
  applyDecorators(
    CleanNumber(),
    ValidateIf((_object, value) => value !== null),
    IsString({ message: '$property must be a text' }),
    ValidatesWith(rule),
  );

/** With several lines. */
export const FormText = formField();
export const FormSingleLine = formField(SingleLineText());
export const FormCode = formField(CleanCode());
export const FormNumber = formField(CleanNumber());
export const FormEmail = formField(CleanEmail());
