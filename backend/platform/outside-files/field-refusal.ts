import type { Locale } from '@/lib/contract/common/locale'
import { InvalidFieldsError } from '../errors'
import { InvalidFileError } from './accept-file'

/**
 * Turns the refusal of a file into that of a field; for `catch`. Other errors are thrown as they
 * are.
 */
export const fieldRefusal = (field: string, locale: Locale) => (error: unknown) => {
  throw error instanceof InvalidFileError
    ? new InvalidFieldsError({ [field]: [error.messageIn(locale)] })
    : error
}
