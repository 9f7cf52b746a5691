import type { Queryable } from '../db/client'
import type { Services } from '../services'
import { evenly } from './evenly'
import { mayMail } from './may-mail'

/**
 * Does work, in a transaction, that only some addresses cause, behind the answer: neither its duration nor its failure
 * tells which. Nothing is done for an address that got several mails within minutes.
 * @throws TooManyAttemptsError when this client asked for too many
 */
export async function mailUnseen(
  parts: Pick<Services, 'db' | 'clock' | 'pause' | 'background'>,
  { email, client }: { email: string; client: string },
  work: (transaction: Queryable) => Promise<void>,
): Promise<void> {
  const { db, background } = parts
  await evenly(parts, async () => {
    if (!(await mayMail(parts, { address: email, client }))) return
    background.run('mail', () => db.transaction(work))
  })
}
