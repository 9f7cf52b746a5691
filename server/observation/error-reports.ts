import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '@/lib/env'
import { installBrowserReports } from '@/lib/error-reporting/browser-settings'
import { type ErrorReports, openErrorReports } from '@/lib/node/error-reports'
import { readRelease } from '@/lib/node/release'
import { projectRoot } from '../project-root'

/** Folder of the script for browser reports. Its file name contains a hash (scripts/build.mjs). */
const scriptFolder = 'reports'

/**
 * Starts error reports of this process and of browsers to `SENTRY_DSN`. Returns null without it,
 * and in development.
 */
export function openServerReports({ SENTRY_DSN: dsn, NODE_ENV: environment }: Env): ErrorReports | null {
  if (dsn === undefined || environment === 'development') return null
  const release = readRelease(projectRoot)
  const [script] = readdirSync(join(projectRoot, '.next/static', scriptFolder)).filter((name) => name.endsWith('.js'))
  installBrowserReports({ dsn, release, environment, script: `/_next/static/${scriptFolder}/${script}` })
  return openErrorReports({ dsn, release, environment, program: 'server' })
}
