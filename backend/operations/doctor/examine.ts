import type { BackendEnv } from '@/backend/platform/env'
import { checkAddress, createRealNetwork } from './check-address'
import { checkBackend } from './check-backend'
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
import { type Finding, good, warning } from './finding'

export interface SiteSettings {
  SITE_URL: string
  HOST: string
  TRUSTED_PROXIES: readonly string[]
  BACKEND_URL?: string | undefined
  BACKEND_TOKEN?: string | undefined
  CDN_PURGE_URL?: string | undefined
  CDN_PURGE_HEADER?: string | undefined
}

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
    ...(site.BACKEND_URL ? [checkBackend(site.BACKEND_URL, site.BACKEND_TOKEN)] : backendChecks()),
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
