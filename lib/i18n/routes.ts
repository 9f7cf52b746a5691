import type { Locale } from '../contract/locale'
import type { RecordType } from '../contract/record'
import { hubPath } from './hub-address'
import { jobBoardPath, jobFormPaths, ownJobsPaths } from './job-paths'

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

export interface Route extends RouteRules {
  /** Its path below the language prefix, one for all languages or one for each. */
  path: string | Readonly<Record<Locale, string>>
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
 * Every route of spec §2. The key is the folder under `app/[locale]`, named like the German path. What is not here is a
 * content page, found by its path: one of the members' area below `/account`, else one for everybody.
 */
export const routes = {
  '/': { path: '/', ...open },
  '/404': { path: '/404', ...notice },
  '/index-disabled': { path: '/index-disabled', ...notice, isShownWhenDisabled: true },
  '/ansprechpersonen': {
    path: { de: '/ansprechpersonen', en: '/contact' },
    ...open,
    parameters: ['search'],
  },
  '/barrierefreiheit': { path: { de: '/barrierefreiheit', en: '/accessibility' }, ...open },
  '/debatte': { path: { de: '/debatte', en: '/debate' }, ...open, parameters: ['page'] },
  '/debatte/[slug]/[id]': {
    path: { de: '/debatte/[slug]/[id]', en: '/debate/[slug]/[id]' },
    ...open,
    recordType: 'article',
  },
  '/debatte/category/[slug]/[id]': {
    path: { de: '/debatte/category/[slug]/[id]', en: '/debate/category/[slug]/[id]' },
    ...open,
    parameters: ['page'],
  },
  '/debatte/tags/[tag]/[id]': {
    path: { de: '/debatte/tags/[tag]/[id]', en: '/debate/tags/[tag]/[id]' },
    ...open,
    parameters: ['page'],
  },
  '/downloads': { path: '/downloads', ...open, parameters: ['category', 'page', 'search'] },
  '/downloads/[category]/[id]': { path: '/downloads/[category]/[id]', ...open },
  '/jobboerse': {
    path: jobBoardPath,
    ...open,
    parameters: [
      ...['category', 'contract_type', 'country', 'employment_type', 'near', 'occupation', 'ordering'],
      ...['organization', 'page', 'region', 'saved', 'search', 'specialization', 'within'],
    ],
  },
  '/jobboerse/[slug]/[id]': { path: { de: '/jobboerse/[slug]/[id]', en: '/jobs/[slug]/[id]' }, ...open },
  '/kalender': {
    path: { de: '/kalender', en: '/calender' },
    ...open,
    hasMembersPart: true,
    parameters: ['kind', 'month', 'page', 'view'],
  },
  '/kalender/[slug]/[id]': {
    path: { de: '/kalender/[slug]/[id]', en: '/calender/[slug]/[id]' },
    ...open,
    recordType: 'event',
  },
  '/meine-stellenanzeigen': {
    path: ownJobsPaths,
    ...members,
    parameters: ['deleted', 'page', 'state'],
  },
  '/newsletter': { path: '/newsletter', ...open, parameters: ['sent'] },
  '/pressemitteilungen': {
    path: { de: '/pressemitteilungen', en: '/press-releases' },
    ...open,
    parameters: ['page', 'year'],
  },
  '/pressemitteilungen/[slug]/[id]': {
    path: { de: '/pressemitteilungen/[slug]/[id]', en: '/press-releases/[slug]/[id]' },
    ...open,
    recordType: 'press_release',
  },
  '/pressemitteilungen/category/[slug]/[id]': {
    path: { de: '/pressemitteilungen/category/[slug]/[id]', en: '/press-releases/category/[slug]/[id]' },
    ...open,
    parameters: ['page', 'year'],
  },
  '/presseverteiler': {
    path: { de: '/presseverteiler', en: '/press-form' },
    ...open,
    parameters: ['sent'],
  },
  '/search/[[...filter]]': {
    path: '/search/[[...filter]]',
    ...notice,
    hasMembersPart: true,
    parameters: ['language', 'ordering', 'query', 'year'],
  },
  '/stellenanzeige-veroeffentlichen': {
    path: jobFormPaths,
    ...members,
    parameters: ['id', 'step'],
  },
  '/subscription/[list]/confirm/[[...key]]': {
    path: '/subscription/[list]/confirm/[[...key]]',
    ...keyed,
  },
  '/subscription/[list]/settings/[[...key]]': {
    path: '/subscription/[list]/settings/[[...key]]',
    ...keyed,
    parameters: ['confirmed', 'saved'],
  },
  '/subscription/[list]/unsubscribe/[[...key]]': {
    path: '/subscription/[list]/unsubscribe/[[...key]]',
    ...keyed,
    parameters: ['done'],
  },
  '/unsere-mitglieder': {
    path: { de: '/unsere-mitglieder', en: '/addresses' },
    ...open,
    parameters: directoryParameters,
  },
  '/unsere-mitglieder/orchester': {
    path: { de: '/unsere-mitglieder/orchester', en: '/addresses/orchestra' },
    ...open,
    parameters: directoryParameters,
  },
  '/unsere-mitglieder/theater': {
    path: { de: '/unsere-mitglieder/theater', en: '/addresses/theatre' },
    ...open,
    parameters: directoryParameters,
  },
  '/unsere-mitglieder/weitere-mitglieder': {
    path: { de: '/unsere-mitglieder/weitere-mitglieder', en: '/addresses/other-addresses' },
    ...open,
    parameters: directoryParameters,
  },
  '/unsere-mitglieder/[slug]/[id]': {
    path: { de: '/unsere-mitglieder/[slug]/[id]', en: '/addresses/[slug]/[id]' },
    ...open,
    recordType: 'organization',
  },
  '/account': { path: '/account', ...members },
  '/account/login': { path: '/account/login', ...login, parameters: ['failure'], isShownWhenDisabled: true },
  '/account/logout': {
    path: '/account/logout',
    ...members,
    isReturnedTo: false,
    parameters: ['failure'],
    isShownWhenDisabled: true,
  },
  '/account/signup': { path: '/account/signup', ...login, parameters: ['failure', 'sent'] },
  '/account/profil': { path: { de: '/account/profil', en: '/account/profile' }, ...members },
  '/account/gruppen': { path: { de: '/account/gruppen', en: '/account/groups' }, ...members },
  '/account/organe': { path: { de: '/account/organe', en: '/account/organs' }, ...members },
  '/account/ausschuesse': { path: { de: '/account/ausschuesse', en: '/account/committees' }, ...members },
  '/account/passwort-aendern': { path: '/account/passwort-aendern', ...members },
  '/account/password/reset': { path: '/account/password/reset', ...mailed, parameters: ['failure', 'sent'] },
  '/account/password/reset/key/[[...key]]': {
    path: '/account/password/reset/key/[[...key]]',
    ...keyed,
    parameters: ['done', 'failure'],
  },
  '/account/verify-email/[[...key]]': {
    path: '/account/verify-email/[[...key]]',
    ...keyed,
    parameters: ['failure', 'resent', 'verified'],
  },
  '/account/stop-email-change/[[...key]]': {
    path: '/account/stop-email-change/[[...key]]',
    ...keyed,
    parameters: ['failure', 'stopped'],
  },
  '/account/unsere-einrichtung': {
    path: { de: '/account/unsere-einrichtung', en: '/account/our-organization' },
    ...members,
  },
  '/account/organization/confirm/[[...key]]': {
    path: '/account/organization/confirm/[[...key]]',
    ...keyed,
    parameters: ['confirmed', 'failure'],
  },
  '/account/jobs/renew/[[...key]]': {
    path: '/account/jobs/renew/[[...key]]',
    ...keyed,
    parameters: ['failure', 'renewed'],
  },
  '/account/jobs/delete/[[...id]]': { path: '/account/jobs/delete/[[...id]]', ...members },
  '/account/jobs/team/[[...key]]': {
    path: '/account/jobs/team/[[...key]]',
    ...members,
    secretParameter: 'key',
  },
  '/account/jobs/[slug]/[id]': { path: '/account/jobs/[slug]/[id]', ...members },
  '/account/downloads/[[...segments]]': {
    path: '/account/downloads/[[...segments]]',
    ...members,
    parameters: ['page', 'search'],
  },
} as const satisfies Readonly<Record<string, Route>>

export type RouteName = keyof typeof routes

/** What `app/[locale]` shows beside the table's pages, each with all that is below it: tools of editors. */
export const editorFolders: readonly string[] = [hubPath, '/styleguide']
