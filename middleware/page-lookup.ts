import { z } from 'zod'
import { read } from '@/lib/api/read'
import { isUnambiguousPath } from '@/lib/contract/common/comparable-path'
import type { Locale } from '@/lib/contract/common/locale'
import { pageOffline, pageSchema } from '@/lib/contract/pages/page'
import { matchRoute, splitPath } from '@/lib/contract/site/route-patterns'
import { type RouteRules, routes } from '@/lib/i18n/routes'
import { markRestricted } from '@/lib/render-context'

const anyPageSchema = z.object({ id: z.number().int() })
const onlinePageSchema = z.object({ is_online: z.boolean() })

/**
 * Returns true if the backend has no page at a path, not even offline. The 404 page then needs no
 * render.
 * @param path encoded, in canonical spelling, without language
 */
export async function isWithoutPage(locale: Locale, path: string): Promise<boolean> {
  const page = await read(toPageCall(locale, path), pageSchema)
  return !page.ok && page.failure.status === 404 && page.failure.detail !== pageOffline
}

/**
 * Returns true if a page of the members' area exists, even if the visitor has no access. Counts a
 * draft only for editors. Returns true if the backend fails.
 * @param path encoded, without language
 */
export async function hasMembersPage(
  locale: Locale,
  path: string,
  cookie: string | null,
  isEditor: () => Promise<boolean>,
): Promise<boolean> {
  if (!isUnambiguousPath(path)) return false
  const address = toPageCall(locale, path)
  const page = await read(address, anyPageSchema, { cookie })
  if (page.ok || page.failure.status !== 404) return true
  if (!(await isEditor())) return false
  const draft = await read(address, anyPageSchema, { cookie, params: { draft: '1' } })
  return draft.ok || draft.failure.status !== 404
}

/**
 * Returns true if the page at a path is offline, so that only editors see it.
 * @param path encoded, without language
 * @param cookie cookies of an editor
 */
export async function isOffline(locale: Locale, path: string, cookie: string | null): Promise<boolean> {
  if (!isUnambiguousPath(path)) return false
  const address = toPageCall(locale, path)
  const publicPage = await read(address, pageSchema)
  const page = !publicPage.ok && publicPage.failure.status === 401 ? await readWithLogin(address, cookie) : publicPage
  if (page.ok) return !page.value.is_online
  if (page.failure.status !== 404) return false
  const draft = await read(address, anyPageSchema, { cookie, params: { draft: '1' } })
  return draft.ok
}

const readWithLogin = (address: string, cookie: string | null) => read(address, onlinePageSchema, { cookie })

/** Returns true if the page at a path requires a login. @param path encoded, without language */
export async function isRestricted(locale: Locale, path: string): Promise<boolean> {
  const match = matchRoute(locale, path)
  const route: RouteRules | null = match && routes[match.route]
  const isPage = match === null || route?.recordType !== undefined || Object.keys(match.params).length === 0
  if (!isPage || !isUnambiguousPath(path)) return false
  const page = await read(toPageCall(locale, path), pageSchema)
  if (page.ok || page.failure.status !== 401) return false
  markRestricted()
  return true
}

function toPageCall(locale: Locale, path: string): string {
  const parts = splitPath(path).map((part) => encodeURIComponent(decodeURIComponent(part)))
  return `/${locale}/pageeditor-api/page/${parts.join('/')}`
}
