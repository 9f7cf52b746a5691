import type { RecordType } from '../contract/records/record'
import type { RouteName } from '../contract/site/route-paths'
import { hubPath } from './hub-address'

/** Properties of a route's page, independent of its content. */
export interface RouteRules {
  /** Audience: everybody, visitors without a login (others are redirected), or members. */
  audience: 'everybody' | 'anonymous' | 'members'
  /** One rendered page may be cached for all visitors. */
  isCacheable: boolean
  /** The page differs for logged-in users; shared caches must not store it. */
  isPersonal: boolean
  /** Members see additional content: they get a separate page, all other visitors share one. */
  hasMembersPart?: true
  /** The page may be prefetched before a click (spec §9). */
  isPrefetched: boolean
  /** Search engines may index it. */
  isIndexed: boolean
  /** A login that the page required leads back to it. */
  isReturnedTo: boolean
  /** Path parameter with an e-mailed secret. A page with one is loaded once and never cached. */
  secretParameter?: 'key'
  /** Headers of the response, in addition to those of every page. */
  headers?: Readonly<Record<string, string>>
  /** Available while the site is switched off (spec §4). */
  isShownWhenDisabled?: true
  /** Type of the displayed records; their pages are content pages, found by path. */
  recordType?: RecordType
  /**
   * Query parameters that the page uses. Other parameters do not change the page, so it is rendered
   * and cached once for all of them. Every parameter that is read on the server must be listed
   * here.
   */
  parameters?: readonly string[]
}

const open = {
  audience: 'everybody',
  isCacheable: true,
  isPersonal: false,
  isPrefetched: true,
  isIndexed: true,
  isReturnedTo: true,
} as const satisfies RouteRules
const notice = { ...open, isPrefetched: false, isIndexed: false } as const satisfies RouteRules
const members = {
  ...notice,
  audience: 'members',
  isCacheable: false,
  isPersonal: true,
} as const satisfies RouteRules
/** Rules of pages for visitors without a login. */
const login = {
  ...notice,
  audience: 'anonymous',
  isPersonal: true,
  isReturnedTo: false,
} as const satisfies RouteRules
/** Rules of pages linked in mails, with or without a login. */
const mailedKeyRules = { ...notice, isPersonal: true, isReturnedTo: false } as const satisfies RouteRules
const keyed = { ...mailedKeyRules, secretParameter: 'key' } as const satisfies RouteRules

/** Filters of the members' directory. */
const directoryParameters = ['letter', 'page', 'place', 'region', 'search'] as const

/** Rules of all routes by their keys in `lib/contract/site/route-paths.ts`. */
export const routes = {
  '/': open,
  '/404': notice,
  '/index-disabled': { ...notice, isShownWhenDisabled: true },
  '/ansprechpersonen': {
    ...open,
    parameters: ['search'],
  },
  '/barrierefreiheit': open,
  '/debatte': { ...open, parameters: ['page'] },
  '/debatte/[slug]/[id]': {
    ...open,
    recordType: 'article',
  },
  '/debatte/category/[slug]/[id]': {
    ...open,
    parameters: ['page'],
  },
  '/debatte/tags/[tag]/[id]': {
    ...open,
    parameters: ['page'],
  },
  '/downloads': { ...open, parameters: ['category', 'page', 'search'] },
  '/downloads/[category]/[id]': { ...open, parameters: ['directory', 'page', 'search'] },
  '/geteilter-entwurf/[[...key]]': {
    ...keyed,
    headers: { 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' },
  },
  '/jobboerse': {
    ...open,
    parameters: [
      ...['category', 'contract_type', 'country', 'employment_type', 'near', 'occupation', 'ordering'],
      ...['organization', 'page', 'region', 'saved', 'search', 'specialization', 'within'],
    ],
  },
  '/jobboerse/[slug]/[id]': open,
  '/kalender': {
    ...open,
    hasMembersPart: true,
    parameters: ['kind', 'month', 'page', 'view'],
  },
  '/kalender/[slug]/[id]': {
    ...open,
    recordType: 'event',
  },
  '/meine-stellenanzeigen': {
    ...members,
    parameters: ['deleted', 'page', 'state'],
  },
  '/newsletter': { ...open, parameters: ['page', 'sent'] },
  '/newsletter/[slug]/[id]': open,
  '/pressemitteilungen': {
    ...open,
    parameters: ['page', 'year'],
  },
  '/pressemitteilungen/[slug]/[id]': {
    ...open,
    recordType: 'press_release',
  },
  '/pressemitteilungen/category/[slug]/[id]': {
    ...open,
    parameters: ['page', 'year'],
  },
  '/presseverteiler': {
    ...open,
    parameters: ['sent'],
  },
  '/search/[[...filter]]': {
    ...notice,
    hasMembersPart: true,
    parameters: ['language', 'ordering', 'query', 'year'],
  },
  '/stellenanzeige-veroeffentlichen': {
    ...members,
    parameters: ['id', 'step'],
  },
  '/subscription/[list]/confirm/[[...key]]': {
    ...keyed,
  },
  '/subscription/[list]/settings/[[...key]]': {
    ...keyed,
    parameters: ['confirmed', 'saved'],
  },
  '/subscription/[list]/unsubscribe/[[...key]]': {
    ...keyed,
    parameters: ['done'],
  },
  '/unsere-mitglieder': {
    ...open,
    parameters: directoryParameters,
  },
  '/unsere-mitglieder/orchester': {
    ...open,
    parameters: directoryParameters,
  },
  '/unsere-mitglieder/theater': {
    ...open,
    parameters: directoryParameters,
  },
  '/unsere-mitglieder/weitere-mitglieder': {
    ...open,
    parameters: directoryParameters,
  },
  '/unsere-mitglieder/[slug]/[id]': {
    ...open,
    recordType: 'organization',
  },
  '/account': members,
  '/account/login': { ...login, parameters: ['failure'], isShownWhenDisabled: true },
  '/account/logout': {
    ...members,
    isReturnedTo: false,
    parameters: ['failure'],
    isShownWhenDisabled: true,
  },
  '/account/signup': { ...login, parameters: ['failure', 'sent'] },
  '/account/profil': members,
  '/account/gruppen': members,
  '/account/organe': members,
  '/account/ausschuesse': members,
  '/account/passwort-aendern': members,
  '/account/password/reset': { ...mailedKeyRules, parameters: ['failure', 'sent'] },
  '/account/password/reset/key/[[...key]]': {
    ...keyed,
    parameters: ['done', 'failure'],
  },
  '/account/verify-email/[[...key]]': {
    ...keyed,
    parameters: ['failure', 'resent', 'verified'],
  },
  '/account/stop-email-change/[[...key]]': {
    ...keyed,
    parameters: ['failure', 'stopped'],
  },
  '/account/unsere-einrichtung': {
    ...members,
  },
  '/account/organization/confirm/[[...key]]': {
    ...keyed,
    parameters: ['confirmed', 'failure'],
  },
  '/account/jobs/renew/[[...key]]': {
    ...keyed,
    parameters: ['failure', 'renewed'],
  },
  '/account/jobs/delete/[[...id]]': members,
  '/account/jobs/team/[[...key]]': {
    ...members,
    secretParameter: 'key',
  },
  '/account/jobs/[slug]/[id]': members,
  '/account/downloads/[[...segments]]': {
    ...members,
    parameters: ['page', 'search'],
  },
} as const satisfies Readonly<Record<RouteName, RouteRules>>

/** Folders of `app/[locale]` outside of the table, including everything below: tools of editors. */
export const editorFolders: readonly string[] = [hubPath, '/styleguide']
