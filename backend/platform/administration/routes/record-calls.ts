import type { Context } from 'hono'
import { toBerlinIso } from '@/lib/datetime'
import type { Author } from '../../access/author'
import { NotFoundError } from '../../errors'
import type { AppEnv } from '../../http/app-env'
import { requireRight } from '../../http/guards/login'
import { HttpError } from '../../http/responses/http-error'
import type { Services } from '../../services'
import { type Administered, getWriteRight } from '../administered'
import { loadVersionedState } from '../write-record'

export type RecordServices = Pick<Services, 'db' | 'clock' | 'env' | 'log'>

/** Creates the common functions of a record type's endpoints. */
export function createRecordCalls({ db, clock }: RecordServices, type: Administered) {
  return {
    /** @throws HttpError 401 or 403 without the right */
    requireReader: (c: Context<AppEnv>) => requireRight(c, type.may),

    /** @throws HttpError 401 or 403 without the right */
    async requireAuthor(c: Context<AppEnv>, right = getWriteRight(type)): Promise<Author> {
      const login = await requireRight(c, right)
      const now = clock()
      type.assertMayWrite?.(login, now)
      return { locale: c.get('locale'), userId: login.user.id, now, login }
    },

    /** Loads a record in the form of the contract. @throws NotFoundError */
    async present(c: Context<AppEnv>, id: number) {
      const { values, revision, latest } = await loadVersionedState(db, type, id, clock())
      const [record] = await type.present(db, [id], c.get('locale'))
      if (!record) throw new NotFoundError()
      const isVersioned = latest?.version.revision === revision && latest.version.event !== 'found'
      return {
        id,
        revision,
        title: record.title,
        url: record.url,
        changed_at: isVersioned ? toBerlinIso(latest.version.changedAt) : null,
        changed_by: isVersioned ? latest.authorName : null,
        values,
        row: record.values,
      }
    },
  }
}

/** Asserts that the record type has an operation. @throws HttpError 405 */
export function requireSupport(operation: unknown): void {
  if (!operation) throw new HttpError('methodNotAllowed')
}
