import type { Locale } from '@/lib/contract/common/locale'
import { InvalidFieldsError } from '../errors'
import { InvalidFileError } from './accept-file'

/** A `catch` handler: converts InvalidFileError to InvalidFieldsError, rethrows other errors. */
export const rethrowAsFieldError = (field: string, locale: Locale) => (error: unknown) => {
  throw error instanceof InvalidFileError ? new InvalidFieldsError({ [field]: [error.getMessage(locale)] }) : error
}
