/* Only this folder imports react-hook-form: the shell provides it to all remotes, with the first form of a visit. */
export { Controller, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
export { SERVER_ERROR } from './field-errors';
export { rulesResolver } from './rules-resolver';
export { type RulesForm, useRulesForm } from './use-rules-form';
export * from './message-form.types';
export { HONEYPOT_FIELD, useMessageForm } from './use-message-form';
