import type { Locale } from '@/lib/contract/common/locale'
import { InvalidFieldsError } from '../errors'
import { InvalidFileError } from './accept-file'

/**
 * Handler for `catch`: converts InvalidFileError to InvalidFieldsError and rethrows other errors.
 */
export const rethrowAsFieldError = (field: string, locale: Locale) => (error: unknown) => {
  throw error instanceof InvalidFileError
    ? new InvalidFieldsError({ [field]: [error.messageIn(locale)] })
    : error
}
