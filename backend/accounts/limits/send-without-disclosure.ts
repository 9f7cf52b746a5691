import type { Queryable } from '@/backend/platform/db/client'
import type { Services } from '@/backend/platform/services'
import { planMail } from './mail-rate-limit'
import { withMinimumDuration } from './with-minimum-duration'

/**
 * Runs work that sends a mail in a transaction in the background, so that neither its duration nor
 * its failure discloses whether an account exists. Above the mail limit of the address, the mail
 * is due at `dueAt`, or the work is skipped (see `planMail`).
 * @throws TooManyAttemptsError if the client sent too many requests
 */
export async function sendWithoutDisclosure(
  services: Pick<Services, 'db' | 'clock' | 'pause' | 'background'>,
  { email, client }: { email: string; client: string },
  work: (transaction: Queryable, dueAt: Date | null) => Promise<void>,
): Promise<void> {
  const { db, background } = services
  await withMinimumDuration(services, async () => {
    const plan = await planMail(services, { address: email, client })
    if (plan) background.run('mail', () => db.transaction((transaction) => work(transaction, plan.dueAt)))
  })
}
