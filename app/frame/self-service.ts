import { cookies } from 'next/headers'
import { type Account, getAccount } from '@/lib/api/account'
import { getAccountAccess } from '@/lib/i18n/route-access'
import type { PageAddress } from './address'

/**
 * Returns the data of the self-service menu in the account layout: the account on members' pages,
 * null if the browser loads it, undefined on pages without the menu (login, sign-up).
 */
export async function loadSelfService({
  locale,
  path,
}: Pick<PageAddress, 'locale' | 'path'>): Promise<Account | null | undefined> {
  const access = getAccountAccess(`/${path}`)
  if (access === 'everybody') return null
  return access === 'members' ? getAccount(locale, (await cookies()).toString()) : undefined
}
