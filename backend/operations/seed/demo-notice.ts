import type { BackendEnv } from '@/backend/platform/env'
import { type DemoAccount, toAccountsPath } from './demo-accounts'

/** Lines about demo accounts in the server's output. */
export type DemoNotice = readonly string[]

/**
 * Creates the notice about demo accounts. A new local site gets the passwords too; the logs of a
 * public server must not contain them.
 */
export function createDemoNotice(
  { DATA_DIR, SITE_URL, HOST }: Pick<BackendEnv, 'DATA_DIR' | 'SITE_URL' | 'HOST'>,
  { accounts, isNew }: { accounts: readonly DemoAccount[]; isNew: boolean },
): DemoNotice {
  if (accounts.length === 0) return []
  const notice = `Demo accounts and their passwords: ${toAccountsPath(DATA_DIR)}`
  // The default of HOST accepts all addresses, also on a local site.
  const isLocal = isLoopback(new URL(SITE_URL).hostname) && (isLoopback(HOST) || /^(?:0\.0\.0\.0|::)$/.test(HOST))
  if (!isNew || !isLocal) return [notice]
  return [...accounts.map(({ email, password }) => `${email}  ${password}`), notice]
}

function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
}
