import type { BackendEnv } from '@/backend/platform/env'
import { toReason } from '@/backend/platform/to-reason'
import { checkAddress, createRealNetwork } from './check-address'
import { checkCdn } from './check-cdn'
import { checkContents } from './check-contents'
import { checkDataDir } from './check-data-dir'
import { checkDatabase } from './check-database'
import { checkMail } from './check-mail'
import { checkMailbox } from './check-mailbox'
import { checkMedia } from './check-media'
import { checkProxies } from './check-proxies'
import { checkReplica } from './check-replica'
import { checkSecrets } from './check-secrets'
import { type Finding, good, problem, warning } from './finding'

/** Settings of the site to check. */
export interface SiteSettings {
  SITE_URL: string
  HOST: string
  TRUSTED_PROXIES: readonly string[]
  BACKEND_URL?: string | undefined
  CDN_PURGE_URL?: string | undefined
  CDN_PURGE_HEADER?: string | undefined
}

const timeoutMs = 5000

/** Checks all settings and their services concurrently, without changes, mails and purges. */
export async function examineInstallation(
  site: SiteSettings,
  backend: BackendEnv,
  network = createRealNetwork(),
): Promise<Finding[]> {
  const backendChecks = () => [
    checkDataDir(backend.DATA_DIR),
    backend.DATABASE_URL ? checkDatabase(backend.DATABASE_URL) : [embeddedDatabaseFinding],
    backend.DATABASE_REPLICA_URL && backend.DATABASE_URL
      ? checkReplica(backend.DATABASE_REPLICA_URL, backend.DATABASE_URL)
      : [],
    backend.DATABASE_REPLICA_URL && backend.BACKEND_TOKEN ? [singleBackendWarning] : [],
    checkMedia(backend),
    checkContents(backend),
    checkMail(backend),
    checkMailbox(backend.BOUNCE_IMAP_URL),
    checkSecrets(backend),
  ]
  const findings = await Promise.all([
    checkAddress(site.SITE_URL, network),
    checkProxies(site),
    checkCdn(site),
    ...(site.BACKEND_URL ? [checkBackend(site.BACKEND_URL)] : backendChecks()),
  ])
  return findings.flat()
}

const embeddedDatabaseFinding = good(
  'DATABASE_URL',
  'It is not set. One process uses the embedded database in DATA_DIR.',
)

/** A warning, because the number of backends is unknown. */
const singleBackendWarning = warning(
  'DATABASE_REPLICA_URL',
  'BACKEND_TOKEN is set. With a replica, this backend must be the only one behind the BACKEND_URL of its sites.',
  'If several backends share the calls, remove DATABASE_REPLICA_URL from all of them (docs/scaling.md).',
)

/** Checks that a remote backend responds. Its own settings are elsewhere. */
async function checkBackend(url: string): Promise<Finding[]> {
  const setting = 'BACKEND_URL'
  try {
    const { status } = await fetch(`${url}/api/health/live/`, { signal: AbortSignal.timeout(timeoutMs) })
    return [good(setting, `${url} responds (${status}). Run the doctor there to check its settings.`)]
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
    return [problem(setting, `${url} does not respond (${toReason(cause)}).`, 'Start it, or correct the address.')]
  }
}
