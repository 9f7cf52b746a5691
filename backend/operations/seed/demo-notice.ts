import type { BackendEnv } from '@/backend/platform/env'
import { accountsFile, type DemoAccount } from './demo-accounts'

/** The lines about demo accounts in the output of the server. */
export type DemoNotice = readonly string[]

/**
 * Creates the notice about demo accounts, which refers to the file with the passwords. After the
 * creation of a local site, it also contains the passwords. For other sites it does not, because
 * the output would become part of the logs of a public server.
 */
export function demoNotice(
  { DATA_DIR, SITE_URL, HOST }: Pick<BackendEnv, 'DATA_DIR' | 'SITE_URL' | 'HOST'>,
  { accounts, isNew }: { accounts: readonly DemoAccount[]; isNew: boolean },
): DemoNotice {
  if (accounts.length === 0) return []
  const notice = `Demo accounts and their passwords: ${accountsFile(DATA_DIR)}`
  // HOST is 0.0.0.0 by default, which does not tell if the site is local, so SITE_URL is checked as
  // well.
  const isLocal =
    isLoopback(new URL(SITE_URL).hostname) && (isLoopback(HOST) || /^(?:0\.0\.0\.0|::)$/.test(HOST))
  if (!isNew || !isLocal) return [notice]
  return [...accounts.map(({ email, password }) => `${email}  ${password}`), notice]
}

function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
}
