import { cookies } from 'next/headers'
import { type Account, readAccount } from '@/lib/api/account'
import { getAccountAccess } from '@/lib/i18n/route-access'
import type { PageAddress } from './address'

/**
 * Returns the account for the self-service menu of the account layout. On members' pages the server
 * loads it. Returns null on pages where the browser loads it, and undefined on pages without the
 * menu (login, sign-up).
 */
export async function loadSelfService({
  locale,
  path,
}: Pick<PageAddress, 'locale' | 'path'>): Promise<Account | null | undefined> {
  const access = getAccountAccess(`/${path}`)
  if (access === 'everybody') return null
  return access === 'members' ? readAccount(locale, (await cookies()).toString()) : undefined
}
