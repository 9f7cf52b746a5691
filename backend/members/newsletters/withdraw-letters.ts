import { sql } from 'drizzle-orm'
import type { Transaction } from '@/backend/platform/db/client'
import { dispatchLetters } from '@/backend/platform/db/schema/members/newsletters'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'

/**
 * Deletes the letters of a dispatch that no mail server has received: mails not attempted yet, and
 * mails that could not be composed. A resumed dispatch includes their readers again.
 */
export async function withdrawLetters(db: Transaction, dispatchId: number): Promise<void> {
  await db.execute(sql`
    WITH withdrawn AS (
      DELETE FROM ${outbox} USING ${dispatchLetters} AS letter
      WHERE letter.dispatch_id = ${dispatchId} AND letter.state = 'queued' AND ${outbox.id} = letter.outbox_id
        AND ${outbox.state} = 'waiting' AND (${outbox.attempts} = 0
          OR (${outbox.attempts} = 1 AND ${outbox.problem} LIKE '%: internal'))
      RETURNING letter.subscription_id
    )
    DELETE FROM ${dispatchLetters} AS letter USING withdrawn
    WHERE letter.dispatch_id = ${dispatchId} AND letter.subscription_id = withdrawn.subscription_id`)
}
