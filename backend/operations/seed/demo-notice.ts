import type { BackendEnv } from '@/backend/platform/env'
import { accountsFile, type DemoAccount } from './demo-accounts'

/** What the person who starts the site reads of its demo accounts, a line at a time. */
export type DemoNotice = readonly string[]

/**
 * Prints the passwords of demo accounts once, when they are made, and only if the site is for this machine:
 * elsewhere the output ends up in the logs of a public server. Later, and there, it prints the path of the
 * file with them.
 */
export function demoNotice(
  { DATA_DIR, SITE_URL, HOST }: Pick<BackendEnv, 'DATA_DIR' | 'SITE_URL' | 'HOST'>,
  { accounts, isNew }: { accounts: readonly DemoAccount[]; isNew: boolean },
): DemoNotice {
  if (accounts.length === 0) return []
  const where = `Demo accounts and their passwords: ${accountsFile(DATA_DIR)}`
  // HOST is 0.0.0.0 by default: then SITE_URL shows whom the site is for.
  const isLocal =
    isLoopback(new URL(SITE_URL).hostname) && (isLoopback(HOST) || /^(?:0\.0\.0\.0|::)$/.test(HOST))
  if (!isNew || !isLocal) return [where]
  return [...accounts.map(({ email, password }) => `${email}  ${password}`), where]
}

function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
}
