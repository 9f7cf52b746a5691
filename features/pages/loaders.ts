import 'server-only'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { readPage, readPageVersion } from '@/lib/api/pages'
import type { Failure } from '@/lib/api/result'
import { readSettings } from '@/lib/api/site'
import { isMembersPath } from '@/lib/contract/accounts/account-area'
import type { Locale } from '@/lib/contract/common/locale'
import type { Page } from '@/lib/contract/pages/page'
import { env } from '@/lib/env'
import { markPublic } from '@/lib/render-context'
import { reportError } from '@/lib/report'
import { createPageFailure, type PageFailure, reasons } from './failure'

/** `isForAll` is true for a page that is the same for all visitors. */
export type LoadedPage = { ok: true; page: Page; isPreview: boolean; isForAll: boolean } | PageFailure

/** Converts a failure of the backend to the failure of an error page (spec §8). */
function toPageFailure({ status, detail }: Failure): PageFailure {
  if (status === 503) return createPageFailure(503)
  if (status >= 500) return createPageFailure(500)
  if (status === 410) return createPageFailure(410)
  if (status !== 404) return createPageFailure(404, reasons.rejected)
  return createPageFailure(404, detail === reasons.offline ? reasons.offline : reasons.noRoute)
}

async function loadPageState(locale: Locale, path: string, version: string | null): Promise<LoadedPage> {
  if (version !== null) {
    const result = await readPageVersion(locale, path, version, (await cookies()).toString())
    if (!result.ok) return toPageFailure(result.failure)
    return { ok: true, page: result.value, isPreview: true, isForAll: false }
  }
  const publicResult = isMembersPath(path) ? null : await readPage(locale, path)
  const isForAll = publicResult !== null && (publicResult.ok || publicResult.failure.status !== 401)
  const result = isForAll ? publicResult : await readPage(locale, path, (await cookies()).toString())
  if (!result.ok) {
    const { status } = result.failure
    const isRefusal = status === 401 || status === 403
    return isRefusal ? createPageFailure(status) : toPageFailure(result.failure)
  }
  if (!result.value.is_online) return createPageFailure(404, reasons.offline)
  return { ok: true, page: result.value, isPreview: false, isForAll }
}

/**
 * Loads the content page at a path, or the failure. Sends the visitor's cookies for versions and
 * restricted pages, so that the backend checks the rights. Memoized per request.
 */
export const loadPage = cache(async (locale: Locale, path: string, version: string | null): Promise<LoadedPage> => {
  try {
    return await loadPageState(locale, path, version)
  } catch (error) {
    reportError('A page cannot be read', error)
    return createPageFailure(500)
  }
})

/**
 * Allows shared caches to store the response, unless the site is switched off or its settings
 * cannot be loaded.
 */
export async function markPagePublic(locale: Locale): Promise<void> {
  const settings = await readSettings(locale)
  if (settings.ok && !settings.value.is_disabled && !env().SITE_DISABLED) markPublic()
}
