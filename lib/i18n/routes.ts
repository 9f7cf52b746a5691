import type { RecordType } from '../contract/records/record'
import type { RouteName } from '../contract/site/route-paths'
import { hubPath } from './hub-address'

/** The properties of a route's page, whatever its content. */
export interface RouteRules {
  /** Who sees it: everybody, those who are not logged in (others are led on), those who are. */
  audience: 'everybody' | 'anonymous' | 'members'
  /** Whether one rendered page may be cached for all visitors. */
  isCacheable: boolean
  /** Whether its page differs for users who are logged in; then no shared cache may store it. */
  isPersonal: boolean
  /** Whether members find more on it than everybody: they get a page of their own, all others share one. */
  hasMembersPart?: true
  /** Whether it may be fetched ahead of a click (spec §9). */
  isPrefetched: boolean
  /** Whether search engines may read it. */
  isIndexed: boolean
  /** Whether one comes back to it after a login that it asked for. */
  isReturnedTo: boolean
  /** The parameter of its path that holds a secret key from a mail: a page with one is asked for once and never kept. */
  secretParameter?: 'key'
  /** Whether it is shown as ever while the site is switched off (spec §4). */
  isShownWhenDisabled?: true
  /** The type of the records whose pages it shows: they are content pages, found by their path. */
  recordType?: RecordType
  /**
   * The query parameters that it reads. A page is the same whatever else the query holds, so it is rendered
   * and cached once for all of them: every other parameter that is read on the server must be listed here.
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
/** For visitors without a login. */
const login = {
  ...notice,
  audience: 'anonymous',
  isPersonal: true,
  isReturnedTo: false,
} as const satisfies RouteRules
/** What mails lead to, logged in or not. */
const mailed = { ...notice, isPersonal: true, isReturnedTo: false } as const satisfies RouteRules
const keyed = { ...mailed, secretParameter: 'key' } as const satisfies RouteRules

/** What narrows the lists of members. */
const directoryParameters = ['letter', 'page', 'place', 'region', 'search'] as const

/**
 * The rules of every route of the site, by the name that its path has in
 * `lib/contract/site/route-paths.ts`.
 */
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
  '/downloads/[category]/[id]': open,
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
  '/newsletter': { ...open, parameters: ['sent'] },
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
  '/account/password/reset': { ...mailed, parameters: ['failure', 'sent'] },
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

/** What `app/[locale]` shows beside the table's pages, each with all that is below it: tools of editors. */
export const editorFolders: readonly string[] = [hubPath, '/styleguide']
