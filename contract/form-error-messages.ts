import type { FieldErrorCode, FieldLevelError, FormErrorCode, FormLevelError } from './form-errors.ts'
import { limitOf, quoteFields } from './quote-fields.ts'

/**
 * English messages for programs and clients of form services. The form shows a visitor its own words by error code
 * (`say-field-error.ts`).
 */
const formMessages: Record<FormErrorCode, string> = {
  BLOCKED: 'This request was not accepted.',
  EMPTY: 'The form holds no answers that could be read.',
  FILES_TOO_BIG: 'The form is larger than this address takes.',
  FORM_NOT_FOUND: 'There is no form at this address.',
  INACTIVE: 'This form takes no requests at the moment.',
  NO_FILE_UPLOADS: 'This form takes no files.',
  PROJECT_NOT_FOUND: 'There is no project at this address.',
  TOO_MANY_FILES: 'The form holds more files than this address takes.',
}

const named: Record<string, string> = {
  [quoteFields.name]: 'your name',
  [quoteFields.phone]: 'your phone number',
  [quoteFields.email]: 'your email address',
  [quoteFields.replyTo]: 'your reply-to address',
  [quoteFields.note]: 'your note',
  [quoteFields.panels]: 'the number of panels',
}

const fieldMessage = (code: FieldErrorCode, field: string): string => {
  const label = (Object.hasOwn(named, field) ? named[field] : undefined) ?? field
  switch (code) {
    case 'REQUIRED_FIELD_EMPTY':
    case 'REQUIRED_FIELD_MISSING':
      return `Enter ${label}`
    case 'TYPE_EMAIL':
      return `Enter ${label} with an @, like name@example.com`
    case 'TYPE_NUMERIC':
      return `Enter ${label} in digits, like 20`
    case 'TYPE_TEXT':
      return `Enter ${label} as plain text of at most ${limitOf(field)} characters`
    case 'STRIPE_CLIENT_ERROR':
      return 'Error creating payment method'
    case 'STRIPE_SCA_ERROR':
      return 'Stripe SCA error'
  }
}

/** Error of the whole form, with the default message of its code. */
export const formError = (code: FormErrorCode, message = formMessages[code]): FormLevelError => ({ code, message })

/** Error of one field, naming it by its label. */
export const fieldError = (code: FieldErrorCode, field: string): FieldLevelError => ({
  code,
  message: fieldMessage(code, field),
  field,
})
