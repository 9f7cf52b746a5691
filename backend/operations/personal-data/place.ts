import type { Queryable, Transaction } from '@/backend/platform/db/client'
import type { Person } from './person'

/**
 * A source of personal data. `read` returns the data of a person without secrets (GDPR, article
 * 15).
 */
export interface PersonalDataPlace {
  read(db: Queryable, person: Person, now: Date): Promise<readonly unknown[]>
}

/** A source whose data is deleted with a person. */
export interface DeletablePlace extends PersonalDataPlace {
  /** Deletes the data of `read`. Absent if another source deletes it. */
  remove?(tx: Transaction, person: Person, deletion: { now: Date; deletedBy: number }): Promise<void>
}
