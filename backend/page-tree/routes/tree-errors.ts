import type { Locale } from '@/lib/contract/locale'
import { HttpError } from '../../http/http-error'
import { answering } from '../../pages/routes/refusals'
import { PageTreeError } from '../errors'

/** What a change of the tree comes to; what would break the tree is 409. */
export async function answeringTree<Result>(locale: Locale, work: Promise<Result>): Promise<Result> {
  try {
    return await answering(locale, work)
  } catch (error) {
    if (error instanceof PageTreeError) throw new HttpError(error.problem)
    throw error
  }
}
