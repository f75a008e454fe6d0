/** Error codes of a whole form. */
export const formErrorCodes = [
  'BLOCKED',
  'EMPTY',
  'FILES_TOO_BIG',
  'FORM_NOT_FOUND',
  'INACTIVE',
  'NO_FILE_UPLOADS',
  'PROJECT_NOT_FOUND',
  'TOO_MANY_FILES',
] as const

/** Error codes of one field. The two card codes exist in the protocol only: nothing is paid here. */
export const fieldErrorCodes = [
  'REQUIRED_FIELD_EMPTY',
  'REQUIRED_FIELD_MISSING',
  'STRIPE_CLIENT_ERROR',
  'STRIPE_SCA_ERROR',
  'TYPE_EMAIL',
  'TYPE_NUMERIC',
  'TYPE_TEXT',
] as const

export type FormErrorCode = (typeof formErrorCodes)[number]
export type FieldErrorCode = (typeof fieldErrorCodes)[number]

export type FormLevelError = { code: FormErrorCode; message: string }
export type FieldLevelError = { code: FieldErrorCode; message: string; field: string }
export type FormError = FormLevelError | FieldLevelError

/** Answer to a stored quote request. */
export type FormSuccessReply = { ok: true; next: string }

export const isFieldErrorCode = (value: unknown): value is FieldErrorCode =>
  fieldErrorCodes.some((code) => code === value)
