import { retryTransaction } from '@/backend/platform/db/retry-transaction'
import type { Services } from '@/backend/platform/services'
import { AccountError } from '../account-error'
import { recordSecurityEvent } from '../audit/audit'
import { findKey, redeemKey } from '../secrets/keys'
import { endAccess } from '../sessions/end-access'

/**
 * Stops a change of the address with the key mailed to the current address. The owner stops it
 * because an intruder requested it, so all sessions and keys of the account end.
 * @returns the id of the user
 * @throws AccountError invalid_or_expired_key, also if no change is pending any more
 */
export async function stopEmailChange({ db, clock }: Pick<Services, 'db' | 'clock'>, key: string): Promise<number> {
  const now = clock()
  return retryTransaction(db, async (transaction) => {
    const match = await findKey(transaction, key, ['stop-email-change'], now)
    if (!match || !(await redeemKey(transaction, match.key))) {
      throw new AccountError('invalid_or_expired_key', 'key')
    }
    const { id: userId } = match.user
    await endAccess(transaction, 'email-change-stopped', { userId, actor: 'visitor', now })
    await recordSecurityEvent(transaction, { event: 'email-change-stopped', actor: 'visitor', userId, now })
    return userId
  })
}
