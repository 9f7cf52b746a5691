import type { Queryable } from '@/backend/platform/db/client'
import type { Services } from '@/backend/platform/services'
import { isWithinMailLimit, planMail } from './mail-rate-limit'
import { withMinimumDuration } from './with-minimum-duration'

/**
 * Runs work that sends a mail in a transaction in the background, so that neither its duration nor
 * its failure discloses whether an account exists. Above the mail limit of the address, the mail
 * is due at `dueAt`, or the work is skipped (see `planMail`). It is always skipped if `canBeLater`
 * is false.
 * @throws TooManyAttemptsError if the client sent too many requests
 */
export async function sendWithoutDisclosure(
  services: Pick<Services, 'db' | 'clock' | 'pause' | 'background'>,
  { email, client, canBeLater = true }: { email: string; client: string; canBeLater?: boolean },
  work: (transaction: Queryable, dueAt: Date | null) => Promise<void>,
): Promise<void> {
  const { db, background } = services
  await withMinimumDuration(services, async () => {
    const request = { address: email, client }
    const plan = canBeLater
      ? await planMail(services, request)
      : (await isWithinMailLimit(services, request)) && { dueAt: null }
    if (plan) background.run('mail', () => db.transaction((transaction) => work(transaction, plan.dueAt)))
  })
}
