import type { RecordType } from '../contract/records/record'
import type { RouteName } from '../contract/site/route-paths'
import { hubPath } from './hub-address'

/** Rules for the page of a route, which do not depend on its content. */
export interface RouteRules {
  /**
   * Visitors who may open the page: everybody, visitors without a login (logged-in users are
   * redirected), or members.
   */
  audience: 'everybody' | 'anonymous' | 'members'
  /** True if one rendered page may be cached for all visitors. */
  isCacheable: boolean
  /** True if the page differs between logged-in users. Shared caches must not store it. */
  isPersonal: boolean
  /**
   * Set if members see additional content. They get a page that is not cached; all other visitors
   * share one.
   */
  hasMembersPart?: true
  /** True if the page may be prefetched before a click (spec §9). */
  isPrefetched: boolean
  /** True if search engines may index the page. */
  isIndexed: boolean
  /** True if a login that the page has required leads back to it. */
  isReturnedTo: boolean
  /**
   * Name of the path parameter with a mailed secret. If the address contains one, the page is never
   * cached.
   */
  secretParameter?: 'key'
  /** Headers of the response, in addition to those of every page. */
  headers?: Readonly<Record<string, string>>
  /** Set if the page is available while the site is switched off (spec §4). */
  isShownWhenDisabled?: true
  /**
   * Type of the records whose pages have this route. These pages are content pages, which are found
   * by their path.
   */
  recordType?: RecordType
  /**
   * Query parameters that the page uses. Other parameters do not change the page, so it is rendered
   * and cached once for all of them. Every parameter that the server reads must be listed here.
   */
  parameters?: readonly string[]
}

const publicRules = {
  audience: 'everybody',
  isCacheable: true,
  isPersonal: false,
  isPrefetched: true,
  isIndexed: true,
  isReturnedTo: true,
} as const satisfies RouteRules
const unindexedRules = { ...publicRules, isPrefetched: false, isIndexed: false } as const satisfies RouteRules
const membersRules = {
  ...unindexedRules,
  audience: 'members',
  isCacheable: false,
  isPersonal: true,
} as const satisfies RouteRules
/** Rules for pages that only visitors without a login may open. */
const loginRules = {
  ...unindexedRules,
  audience: 'anonymous',
  isPersonal: true,
  isReturnedTo: false,
} as const satisfies RouteRules
/**
 * Rules for pages that mails link to. Visitors may open them with or without a login, and while the
 * site is switched off, because links expire and mail programs unsubscribe only once (RFC 8058).
 */
const mailedKeyRules = {
  ...unindexedRules,
  isPersonal: true,
  isReturnedTo: false,
  isShownWhenDisabled: true,
} as const satisfies RouteRules
const mailedSecretRules = { ...mailedKeyRules, secretParameter: 'key' } as const satisfies RouteRules

/** Query parameters for the filters of the members' directory. */
const directoryParameters = ['letter', 'page', 'place', 'region', 'search'] as const

/** Rules for all routes. The keys are those of `lib/contract/site/route-paths.ts`. */
export const routes = {
  '/': publicRules,
  '/404': unindexedRules,
  '/index-disabled': { ...unindexedRules, isShownWhenDisabled: true },
  '/ansprechpersonen': { ...publicRules, parameters: ['search'] },
  '/barrierefreiheit': publicRules,
  '/debatte': { ...publicRules, parameters: ['page'] },
  '/debatte/[slug]/[id]': { ...publicRules, recordType: 'article' },
  '/debatte/category/[slug]/[id]': { ...publicRules, parameters: ['page'] },
  '/debatte/tags/[tag]/[id]': { ...publicRules, parameters: ['page'] },
  '/downloads': { ...publicRules, parameters: ['category', 'page', 'search'] },
  '/downloads/[category]/[id]': { ...publicRules, parameters: ['directory', 'page', 'search'] },
  '/geteilter-entwurf/[[...key]]': {
    ...mailedSecretRules,
    headers: { 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'same-origin' },
  },
  '/jobboerse': {
    ...publicRules,
    parameters: [
      ...['category', 'contract_type', 'country', 'employment_type', 'near', 'occupation', 'ordering'],
      ...['organization', 'page', 'region', 'saved', 'search', 'specialization', 'within'],
    ],
  },
  '/jobboerse/[slug]/[id]': publicRules,
  '/kalender': { ...publicRules, hasMembersPart: true, parameters: ['kind', 'month', 'page', 'view'] },
  '/kalender/[slug]/[id]': { ...publicRules, recordType: 'event' },
  '/meine-stellenanzeigen': { ...membersRules, parameters: ['deleted', 'page', 'state'] },
  '/newsletter': { ...publicRules, parameters: ['page', 'sent'] },
  '/newsletter/[slug]/[id]': publicRules,
  '/pressemitteilungen': { ...publicRules, parameters: ['page', 'year'] },
  '/pressemitteilungen/[slug]/[id]': { ...publicRules, recordType: 'press_release' },
  '/pressemitteilungen/category/[slug]/[id]': { ...publicRules, parameters: ['page', 'year'] },
  '/presseverteiler': { ...publicRules, parameters: ['sent'] },
  '/search/[[...filter]]': {
    ...unindexedRules,
    hasMembersPart: true,
    parameters: ['language', 'ordering', 'query', 'year'],
  },
  '/stellenanzeige-veroeffentlichen': { ...membersRules, parameters: ['id', 'step'] },
  '/subscription/[list]/confirm/[[...key]]': { ...mailedSecretRules },
  '/subscription/[list]/settings/[[...key]]': { ...mailedSecretRules, parameters: ['confirmed', 'saved'] },
  '/subscription/[list]/unsubscribe/[[...key]]': { ...mailedSecretRules, parameters: ['done'] },
  '/unsere-mitglieder': { ...publicRules, parameters: directoryParameters },
  '/unsere-mitglieder/orchester': { ...publicRules, parameters: directoryParameters },
  '/unsere-mitglieder/theater': { ...publicRules, parameters: directoryParameters },
  '/unsere-mitglieder/weitere-mitglieder': { ...publicRules, parameters: directoryParameters },
  '/unsere-mitglieder/[slug]/[id]': { ...publicRules, recordType: 'organization' },
  '/account': membersRules,
  '/account/login': { ...loginRules, parameters: ['failure'], isShownWhenDisabled: true },
  '/account/logout': {
    ...membersRules,
    isReturnedTo: false,
    parameters: ['failure'],
    isShownWhenDisabled: true,
  },
  '/account/signup': { ...loginRules, parameters: ['failure', 'sent'] },
  '/account/profil': membersRules,
  '/account/gruppen': membersRules,
  '/account/organe': membersRules,
  '/account/ausschuesse': membersRules,
  '/account/passwort-aendern': membersRules,
  '/account/password/reset': { ...mailedKeyRules, parameters: ['failure', 'sent'] },
  '/account/password/reset/key/[[...key]]': { ...mailedSecretRules, parameters: ['done', 'failure'] },
  '/account/verify-email/[[...key]]': { ...mailedSecretRules, parameters: ['failure', 'resent', 'verified'] },
  '/account/stop-email-change/[[...key]]': { ...mailedSecretRules, parameters: ['failure', 'stopped'] },
  '/account/unsere-einrichtung': { ...membersRules },
  '/account/organization/confirm/[[...key]]': { ...mailedSecretRules, parameters: ['confirmed', 'failure'] },
  '/account/jobs/renew/[[...key]]': { ...mailedSecretRules, parameters: ['failure', 'renewed'] },
  '/account/jobs/delete/[[...id]]': membersRules,
  '/account/jobs/team/[[...key]]': { ...membersRules, secretParameter: 'key', isShownWhenDisabled: true },
  '/account/jobs/[slug]/[id]': membersRules,
  '/account/downloads/[[...segments]]': { ...membersRules, parameters: ['page', 'search'] },
} as const satisfies Readonly<Record<RouteName, RouteRules>>

/**
 * Folders in `app/[locale]` that contain tools of editors and are not in the table of routes.
 * Everything below them belongs to the tools, too.
 */
export const editorFolders: readonly string[] = [hubPath, '/styleguide']
