import type { Queryable, Transaction } from '@/backend/platform/db/client'
import type { Person } from './person'

/**
 * A place where personal data are stored. `read` returns the data of a person, without secrets, for
 * the copy under article 15 GDPR.
 */
export interface Place {
  read(db: Queryable, person: Person, now: Date): Promise<readonly unknown[]>
}

/** A place whose data are deleted with a person. */
export interface DeletablePlace extends Place {
  /**
   * Deletes the data that `read` returns. Undefined if deleting another place deletes them as well.
   */
  remove?(tx: Transaction, person: Person, deletion: { now: Date; deletedBy: number }): Promise<void>
}
