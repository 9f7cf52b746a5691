import { getTranslations } from 'next-intl/server'
import { reasons } from '@/features/pages/failure'
import { type LoadedPage, loadPage } from '@/features/pages/loaders'
import type { Page, PageUrls } from '@/lib/contract/pages/page'
import type { RouteName } from '@/lib/contract/site/route-paths'
import { buildPath } from '@/lib/i18n/paths'
import type { PageAddress } from './address'

/** Titles of the account pages, used if a page has no content page. */
const accountTitles = {
  '/account': 'menus.member',
  '/account/login': 'account.login.label',
  '/account/logout': 'menus.selfService.logout',
  '/account/password/reset': 'account.passwordRequest.label',
  '/account/password/reset/key/[[...key]]': 'account.passwordReset.label',
  '/account/passwort-aendern': 'account.passwordChange.label',
  '/account/profil': 'menus.selfService.profile',
  '/account/unsere-einrichtung': 'account.organization.title',
  '/account/signup': 'account.signup.label',
  '/account/verify-email/[[...key]]': 'account.verifyEmail.submit',
} as const

type AccountRoute = keyof typeof accountTitles

const isAccountRoute = (route: RouteName | null): route is AccountRoute => route !== null && route in accountTitles

/** Id of the placeholder for a missing content page. */
export const placeholderId = 0

/** Returns a public page without content. */
export function createEmptyPage(urls: PageUrls, title: string): Page {
  return {
    id: placeholderId,
    urls,
    parents: [],
    content_type: '',
    title,
    headline: '',
    is_online: true,
    is_clickable: true,
    in_menu: false,
    in_footer: false,
    meta_title: '',
    meta_description: '',
    og_title: '',
    og_description: '',
    og_image: null,
    og_type: '',
    og_image_thumbs: null,
    modules: [],
    settings_url: null,
    has_tab_navigation: false,
    siblings: [],
    hero_image: null,
    hero_link: '',
    hero_text: '',
    hero_video: '',
    hero_thumbs: null,
    page_area_class: '',
    record: null,
  }
}

/**
 * Loads the content page at an address, or the reason why it cannot be shown. Account pages work
 * without a content page, because the login must work even if editors have deleted its page or the
 * backend has no pages.
 */
export async function loadRequestedPage({ locale, path, version, route }: PageAddress): Promise<LoadedPage> {
  const result = await loadPage(locale, path, version)
  const isMissing = !result.ok && result.status === 404 && result.reason === reasons.noRoute
  if (!isMissing || version !== null || !isAccountRoute(route)) return result
  const t = await getTranslations({ locale })
  const urls = { de: buildPath('de', route), en: buildPath('en', route) }
  const page = { ...createEmptyPage(urls, t(accountTitles[route])), page_area_class: 'account' }
  return { ok: true, page, isPreview: false, isForAll: false }
}
