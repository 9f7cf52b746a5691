import type { Locale } from '@/lib/contract/locale'
import { UnpublishableError } from '../../content/unpublishable-error'
import { InvalidFieldsError } from '../../errors'
import { HttpError } from '../../http/http-error'
import { PathTakenError } from '../place-publication'
import { PageMissingError } from '../working-copy'

/**
 * What a page's work comes to, its errors as the contract has them: no page is 404, an address of another 409, what
 * is not complete 400 by module and field.
 */
export async function answering<Result>(locale: Locale, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof PageMissingError) throw new HttpError('notFound')
    if (error instanceof PathTakenError) throw new HttpError('pathTaken', {}, { path: error.path })
    if (error instanceof UnpublishableError) throw new InvalidFieldsError(error.fieldsIn(locale))
    throw error
  }
}
