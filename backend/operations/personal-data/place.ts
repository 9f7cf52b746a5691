import type { Queryable, Transaction } from '@/backend/platform/db/client'
import type { Person } from './person'

/**
 * A place with personal data. `read` returns them for a copy (GDPR, article 15), without secrets.
 */
export interface Place {
  read(db: Queryable, person: Person, now: Date): Promise<readonly unknown[]>
}

/** A place that is deleted with a person. */
export interface DeletablePlace extends Place {
  /** Deletes the data that `read` returns. Absent if they are deleted with another place. */
  remove?(tx: Transaction, person: Person, deletion: { now: Date; deletedBy: number }): Promise<void>
}
