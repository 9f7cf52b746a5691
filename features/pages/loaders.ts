import { cookies } from 'next/headers'
import { cache } from 'react'
import { getPage, getPageVersion } from '@/lib/api/pages'
import type { ApiFailure } from '@/lib/api/result'
import { getSettings } from '@/lib/api/site'
import type { Locale } from '@/lib/contract/locale'
import type { Page } from '@/lib/contract/page'
import { env } from '@/lib/env'
import { markPublic } from '@/lib/render-context'
import { reportError } from '@/lib/report'
import { failure, type PageFailure, reasons } from './failure'

export type LoadedPage = { ok: true; page: Page; isPreview: boolean } | PageFailure

/** What the backend's refusal means for the visitor (spec §8). */
function refused({ status, detail }: ApiFailure): PageFailure {
  if (status >= 500) return failure(500)
  if (status !== 404) return failure(404, reasons.fetch)
  return failure(404, detail === reasons.offline ? reasons.offline : reasons.noRoute)
}

async function load(locale: Locale, path: string, version: string | null): Promise<LoadedPage> {
  const result =
    version === null
      ? await getPage(locale, path)
      : await getPageVersion(locale, path, version, (await cookies()).toString())
  if (!result.ok) return refused(result)
  const isPreview = version !== null
  if (!result.data.is_online && !isPreview) return failure(404, reasons.offline)
  return { ok: true, page: result.data, isPreview }
}

/**
 * The content page at a path, or why there is none to show. A version is read with the visitor's cookies: that the
 * visitor may see it is the backend's decision. Read once a rendering.
 */
export const loadPage = cache(
  async (locale: Locale, path: string, version: string | null): Promise<LoadedPage> => {
    try {
      return await load(locale, path, version)
    } catch (error) {
      reportError('A page cannot be read', error)
      return failure(500)
    }
  },
)

/** Lets the present answer be kept for every visitor, unless the site is switched off or its settings are unknown. */
export async function markPagePublic(locale: Locale): Promise<void> {
  const settings = await getSettings(locale)
  if (settings.ok && !settings.data.is_disabled && !env().SITE_DISABLED) markPublic()
}
