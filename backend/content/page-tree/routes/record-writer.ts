import type { Context } from 'hono'
import type { Right } from '@/backend/platform/access/roles'
import type { Queryable } from '@/backend/platform/db/client'
import { createStaleWriteError, NotFoundError } from '@/backend/platform/errors'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { readId } from '@/backend/platform/http/requests/read-id'
import type { Services } from '@/backend/platform/services'
import type { PageSettings } from '@/lib/contract/pages/page-settings'
import type { RecordType } from '@/lib/contract/records/record'
import type { ChangeOutcome } from '../change-page'
import { changeRecord, type RecordFieldWriter } from '../change-record'
import { deletePage } from '../delete-page'
import { requireAuthor } from './require-author'

type Locale = AppEnv['Variables']['locale']

/** The properties of a record type that `createRecordWriter` needs. */
export interface RecordWriterOptions<Stored, Draft> {
  types: readonly RecordType[]
  right: Right
  find(db: Queryable, id: number): Promise<Stored | undefined>
  readDraft(db: Queryable, id: number, locale: Locale): Promise<Draft>
}

/** A change of a record in the body of a PATCH request. */
export interface RequestedChange {
  revision: number
  settings: PageSettings
  /** Checks and locks the referenced records in the transaction that stores their ids. */
  check: (db: Queryable) => Promise<void>
  fieldWriter: RecordFieldWriter
  /** The values in the request, which the response to a conflict contains. */
  submission: unknown
}

/**
 * Creates the write operations that the POST, PATCH and DELETE routes of all record types share.
 * The path of a request contains the id of the record.
 */
export function createRecordWriter<Stored, Draft>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { types, right, find, readDraft }: RecordWriterOptions<Stored, Draft>,
) {
  const getId = (c: Context<AppEnv>) => readId(c.req.param('id') ?? '')
  const readCurrentDraft = (c: Context<AppEnv>, id: number) => readDraft(db, id, c.get('locale'))

  /** @throws ConflictError with the current draft if the revision of the request is outdated */
  async function assertCurrentRevision(c: Context<AppEnv>, outcome: ChangeOutcome, submission: unknown): Promise<void> {
    if (outcome.isStale)
      throw createStaleWriteError({
        current: await readCurrentDraft(c, getId(c)),
        yours: submission,
        by: outcome.lastWriter,
      })
  }

  /** @throws NotFoundError if the record of the path does not exist */
  async function requireRecord(c: Context<AppEnv>): Promise<Stored> {
    const record = await find(db, getId(c))
    if (!record) throw new NotFoundError(`There is no ${types[0]} ${getId(c)}.`)
    return record
  }

  return {
    requireAuthor: (c: Context<AppEnv>) => requireAuthor(c, right, clock),
    readDraft: readCurrentDraft,
    requireRecord,
    /** @throws NotFoundError, ConflictError */
    async change(c: Context<AppEnv>, { check, fieldWriter, submission, ...change }: RequestedChange): Promise<Draft> {
      const author = await requireAuthor(c, right, clock)
      const outcome = await db.transaction(async (transaction) => {
        await check(transaction)
        return await changeRecord(transaction, types, { ...author, pageId: getId(c), ...change }, fieldWriter)
      })
      await assertCurrentRevision(c, outcome, submission)
      return await readCurrentDraft(c, getId(c))
    },
    /** @throws NotFoundError, ConflictError */
    async remove(c: Context<AppEnv>, revision: number): Promise<void> {
      await requireRecord(c)
      const author = await requireAuthor(c, right, clock)
      const outcome = await deletePage(db, { ...author, pageId: getId(c), revision, redirectTo: null })
      await assertCurrentRevision(c, outcome, null)
    },
  }
}
