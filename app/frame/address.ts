import { setRequestLocale } from 'next-intl/server'
import { defaultLocale, isLocale, type Locale } from '@/lib/contract/common/locale'
import type { RouteName } from '@/lib/contract/site/route-paths'
import { pathOf } from '@/lib/i18n/paths'

/** Identifies the requested content page. */
export interface PageAddress {
  locale: Locale
  /** The page's path without the language prefix, decoded; '' for the home page. */
  path: string
  /** The version to preview (spec §4, parameter `v`); the middleware accepts it from editors only. */
  version: string | null
  /** The fixed route that shows the page; null for content pages found by their path alone. */
  route: RouteName | null
}

export interface RouteProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/**
 * The language of an address; the default language if it has none, so that its error page has one. Layout and
 * page are rendered separately, so each calls this to set next-intl's language.
 */
export async function localeOf(params: Promise<{ locale: string }>): Promise<Locale> {
  const asked = (await params).locale
  const locale = isLocale(asked) ? asked : defaultLocale
  setRequestLocale(locale)
  return locale
}

/** Returns the requested version; null without one. */
export async function versionOf(searchParams: RouteProps['searchParams']): Promise<string | null> {
  const { v } = await searchParams
  return typeof v === 'string' && v !== '' ? v : null
}

/** The content page at a fixed route's path. */
export async function routeAddress(route: RouteName, props: RouteProps): Promise<PageAddress> {
  const locale = await localeOf(props.params)
  const path = pathOf(locale, route).slice(`/${locale}/`.length)
  return { locale, path, version: await versionOf(props.searchParams), route }
}

/** The content page at a path; null for a path outside this site. */
export async function pathAddress(
  params: Promise<{ locale: string; path: string[] }>,
  searchParams: RouteProps['searchParams'],
): Promise<PageAddress | null> {
  const { locale: asked, path } = await params
  const locale = await localeOf(params)
  if (asked !== locale) return null
  return { locale, path: path.map(decodePart).join('/'), version: await versionOf(searchParams), route: null }
}

/** Decodes a path segment, which Next passes encoded; an invalid one stays as it is and matches no page. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
