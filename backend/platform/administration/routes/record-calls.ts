import type { Context } from 'hono'
import { toBerlinIso } from '@/lib/datetime'
import type { Author } from '../../access/author'
import { NotFoundError } from '../../errors'
import { HttpError } from '../../http/answers/http-error'
import type { AppEnv } from '../../http/app-env'
import { requireRight } from '../../http/guards/login'
import type { Services } from '../../services'
import type { Administered } from '../administered'
import { readState } from '../write-record'

export type RecordServices = Pick<Services, 'db' | 'clock' | 'env'>

/** The steps that the calls about one type of records share. */
export function createRecordCalls({ db, clock }: RecordServices, type: Administered) {
  return {
    /** @returns the login of the caller @throws HttpError 401 or 403 without the right to the type */
    requireReader: (c: Context<AppEnv>) => requireRight(c, type.may),

    /** @returns the caller as the author of a change @throws HttpError 401 or 403 without the right */
    async requireAuthor(c: Context<AppEnv>, may = type.may): Promise<Author> {
      const login = await requireRight(c, may)
      const now = clock()
      type.admitWrite?.(login, now)
      return { locale: c.get('locale'), userId: login.user.id, now }
    },

    /** @returns the record as the contract has it @throws NotFoundError */
    async present(c: Context<AppEnv>, id: number) {
      const { values, revision, latest } = await readState(db, type, id)
      const [record] = await type.present(db, [id], c.get('locale'))
      if (!record) throw new NotFoundError()
      const isWritten = latest !== null && latest.version.revision === revision
      return {
        id,
        revision,
        title: record.title,
        url: record.url,
        changed_at: isWritten ? toBerlinIso(latest.version.at) : null,
        changed_by: isWritten ? latest.by : null,
        values,
        row: record.values,
      }
    },
  }
}

/** Refuses a call that a type does not have: some are only read, some never deleted. */
export function requireSupport(operation: unknown): void {
  if (!operation) throw new HttpError('methodNotAllowed')
}
