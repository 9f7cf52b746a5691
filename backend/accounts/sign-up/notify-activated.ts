import type { Queryable } from '@/backend/platform/db/client'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { mailLink } from '../mail-links'

/** Notifies the owner by mail that the account is active. */
export async function notifyActivated(db: Queryable, siteUrl: string, user: UserRow): Promise<void> {
  await mailLink(db, user, { template: 'account-activated', siteUrl, getUrl: (links) => links.login })
}
