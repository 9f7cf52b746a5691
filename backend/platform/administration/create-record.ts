import type { Author } from '../access/author'
import type { Database } from '../db/client'
import { retryTransaction } from '../db/retry-transaction'
import type { RecordValues } from '../db/schema/content/record-versions'
import { ConflictError } from '../errors'
import type { Administered } from './administered'
import { findCreatedVersion } from './record-versions'
import { addFirstVersion, changeRecordWithin, insertValid } from './write-record'

/**
 * Creates a record and returns its id. A request with the client key of an earlier one, whose
 * response was lost, returns the record that the earlier one created, with the values of this one.
 * @throws InvalidFieldsError; NotFoundError if the record of the key was deleted; ConflictError if
 * another user has changed it since
 */
export function createRecord(
  db: Database,
  type: Administered,
  { values, clientKey }: { values: RecordValues; clientKey?: string | undefined },
  author: Author,
): Promise<number> {
  return retryTransaction(db, async (tx) => {
    const version = clientKey === undefined ? null : await findCreatedVersion(tx, type.contract.name, clientKey)
    if (version) {
      const { recordId: id, isOwn } = version
      if (!isOwn) throw new ConflictError('staleWrite')
      if (type.update) await changeRecordWithin(tx, type, { id, revision: null, changes: values }, author)
      return id
    }
    const id = await insertValid(tx, type, { values, id: null }, author)
    await addFirstVersion(tx, type, { id, event: 'created', clientKey }, author)
    return id
  })
}
