import { cookies } from 'next/headers'
import { type Account, getAccount } from '@/lib/api/account'
import { accountAccess } from '@/lib/i18n/route-access'
import type { PageAddress } from './address'

/**
 * What the self-service menu beside a page of the account layout shows: the account on pages for members alone, null
 * where the browser asks for it, undefined where there is no such menu (login, sign-up).
 */
export async function selfServiceOf({
  locale,
  path,
}: Pick<PageAddress, 'locale' | 'path'>): Promise<Account | null | undefined> {
  const access = accountAccess(`/${path}`)
  if (access === 'everybody') return null
  return access === 'members' ? getAccount(locale, (await cookies()).toString()) : undefined
}
