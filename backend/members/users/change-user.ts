import { changeAccount } from '@/backend/accounts/change-account'
import { fullName } from '@/backend/platform/access/full-name'
import { listDelegateOrganizations, mailDelegates } from '../delegates/delegates'

/** Changes an account, and mails a change of its activity to the delegates of its entries. */
export async function changeUser(...[db, user, change]: Parameters<typeof changeAccount>): Promise<void> {
  await changeAccount(db, user, change)
  const { isActive = user.isActive } = change.columns
  if (isActive === user.isActive) return
  const organizationIds = await listDelegateOrganizations(db, user.id)
  await mailDelegates(db, organizationIds, { userId: user.id, delegate: fullName(user), isAdded: isActive })
}
