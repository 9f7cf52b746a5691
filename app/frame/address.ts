import { setRequestLocale } from 'next-intl/server'
import { decodeOrKeep } from '@/lib/contract/common/address'
import { defaultLocale, isLocale, type Locale } from '@/lib/contract/common/locale'
import type { RouteName } from '@/lib/contract/site/route-paths'
import { buildPath } from '@/lib/i18n/paths'
import { parseId } from '@/lib/text/parse-id'

/** Identifies the content page that an address requests. */
export interface PageAddress {
  locale: Locale
  /** The page's path without the language prefix, decoded; '' for the home page. */
  path: string
  /** The version to preview (spec §4, parameter `v`). Only editors may request one. */
  version: string | null
  /** The fixed route that shows the page; null for a content page without one. */
  route: RouteName | null
}

export interface RouteProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The props of a page whose address may contain a key. */
export interface KeyRouteProps extends RouteProps {
  params: Promise<{ locale: string; key?: string[] }>
}

/**
 * Returns the language in the address, or the default language if the address has no valid one.
 * Also sets the language for next-intl. The layout and the page both call this function, because
 * Next renders them separately.
 */
export async function readLocale(params: Promise<{ locale: string }>): Promise<Locale> {
  const requestedLocale = (await params).locale
  const locale = isLocale(requestedLocale) ? requestedLocale : defaultLocale
  setRequestLocale(locale)
  return locale
}

/** Returns true for the valid id of a record. Other text must not be part of a backend path. */
export const isRecordId = (id: string): boolean => parseId(id) !== null

/** Returns the version in the query, or null. */
export async function parseVersion(searchParams: RouteProps['searchParams']): Promise<string | null> {
  const { v } = await searchParams
  return typeof v === 'string' && v !== '' ? v : null
}

/** Returns the address of the content page that belongs to a fixed route. */
export async function toRouteAddress(route: RouteName, props: RouteProps): Promise<PageAddress> {
  const locale = await readLocale(props.params)
  const path = buildPath(locale, route).slice(`/${locale}/`.length)
  return { locale, path, version: await parseVersion(props.searchParams), route }
}

/** Returns the address of the content page at a path; null if the path has no language prefix. */
export async function toPathAddress(
  params: Promise<{ locale: string; path: string[] }>,
  searchParams: RouteProps['searchParams'],
): Promise<PageAddress | null> {
  const { locale: requestedLocale, path } = await params
  const locale = await readLocale(params)
  if (requestedLocale !== locale) return null
  return {
    locale,
    path: path.map(decodeOrKeep).join('/'),
    version: await parseVersion(searchParams),
    route: null,
  }
}
