import { applyDecorators } from '@nestjs/common';
import { CleanLine, CleanText, OptionalField } from '@kp/platform/http';
import { IsString } from 'class-validator';

const isText = () => IsString({ message: '$property must be a text' });

/**
 * One line of a form, without line breaks and what cannot be printed. A missing one is left to the rules of the form,
 * which browser and server share, so that it is refused with the sentence that the form shows.
 */
export const FormLine = () => applyDecorators(CleanLine(), OptionalField(), isText());

/** The same on several lines. */
export const FormText = () => applyDecorators(CleanText(), OptionalField(), isText());
