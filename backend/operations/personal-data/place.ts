import type { Queryable, Transaction } from '@/backend/platform/db/client'
import type { Person } from './person'

/** A place where data of people are stored: how they are read for their copy (GDPR, article 15), without secrets. */
export interface Place {
  read(db: Queryable, person: Person, now: Date): Promise<readonly unknown[]>
}

/** What is deleted with a person. */
export interface DeletablePlace extends Place {
  /** Deletes what `read` finds. Without it something else takes it along. */
  remove?(tx: Transaction, person: Person, deletion: { now: Date; deletedBy: number }): Promise<void>
}
