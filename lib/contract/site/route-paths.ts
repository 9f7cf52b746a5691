import type { Locale } from '../common/locale'
import { jobBoardPath, jobFormPaths, ownJobsPaths } from './job-addresses'

/**
 * Paths of all routes, without the language prefix: one path for all languages, or one for each.
 * The key is the folder in `app/[locale]`, named like the German path. Any other path belongs to a
 * content page, which is in the members' area if it is below `/account`.
 */
export const routePaths = {
  '/': '/',
  '/404': '/404',
  '/index-disabled': '/index-disabled',
  '/ansprechpersonen': { de: '/ansprechpersonen', en: '/contact' },
  '/barrierefreiheit': { de: '/barrierefreiheit', en: '/accessibility' },
  '/debatte': { de: '/debatte', en: '/debate' },
  '/debatte/[slug]/[id]': { de: '/debatte/[slug]/[id]', en: '/debate/[slug]/[id]' },
  '/debatte/category/[slug]/[id]': { de: '/debatte/category/[slug]/[id]', en: '/debate/category/[slug]/[id]' },
  '/debatte/tags/[tag]/[id]': { de: '/debatte/tags/[tag]/[id]', en: '/debate/tags/[tag]/[id]' },
  '/downloads': '/downloads',
  '/downloads/[category]/[id]': '/downloads/[category]/[id]',
  '/jobboerse': jobBoardPath,
  '/jobboerse/[slug]/[id]': { de: '/jobboerse/[slug]/[id]', en: '/jobs/[slug]/[id]' },
  '/geteilter-entwurf/[[...key]]': { de: '/geteilter-entwurf/[[...key]]', en: '/shared-draft/[[...key]]' },
  // The English path is misspelled on purpose, because the specification contains it and links lead
  // to it.
  '/kalender': { de: '/kalender', en: '/calender' },
  '/kalender/[slug]/[id]': { de: '/kalender/[slug]/[id]', en: '/calender/[slug]/[id]' },
  '/meine-stellenanzeigen': ownJobsPaths,
  '/newsletter': '/newsletter',
  '/newsletter/[slug]/[id]': '/newsletter/[slug]/[id]',
  '/pressemitteilungen': { de: '/pressemitteilungen', en: '/press-releases' },
  '/pressemitteilungen/[slug]/[id]': { de: '/pressemitteilungen/[slug]/[id]', en: '/press-releases/[slug]/[id]' },
  '/pressemitteilungen/category/[slug]/[id]': {
    de: '/pressemitteilungen/category/[slug]/[id]',
    en: '/press-releases/category/[slug]/[id]',
  },
  '/presseverteiler': { de: '/presseverteiler', en: '/press-form' },
  '/search/[[...filter]]': '/search/[[...filter]]',
  '/stellenanzeige-veroeffentlichen': jobFormPaths,
  '/subscription/[list]/confirm/[[...key]]': '/subscription/[list]/confirm/[[...key]]',
  '/subscription/[list]/settings/[[...key]]': '/subscription/[list]/settings/[[...key]]',
  '/subscription/[list]/unsubscribe/[[...key]]': '/subscription/[list]/unsubscribe/[[...key]]',
  '/unsere-mitglieder': { de: '/unsere-mitglieder', en: '/addresses' },
  '/unsere-mitglieder/orchester': { de: '/unsere-mitglieder/orchester', en: '/addresses/orchestra' },
  '/unsere-mitglieder/theater': { de: '/unsere-mitglieder/theater', en: '/addresses/theatre' },
  '/unsere-mitglieder/weitere-mitglieder': {
    de: '/unsere-mitglieder/weitere-mitglieder',
    en: '/addresses/other-addresses',
  },
  '/unsere-mitglieder/[slug]/[id]': { de: '/unsere-mitglieder/[slug]/[id]', en: '/addresses/[slug]/[id]' },
  '/account': '/account',
  '/account/login': '/account/login',
  '/account/logout': '/account/logout',
  '/account/signup': '/account/signup',
  '/account/profil': { de: '/account/profil', en: '/account/profile' },
  '/account/gruppen': { de: '/account/gruppen', en: '/account/groups' },
  '/account/organe': { de: '/account/organe', en: '/account/organs' },
  '/account/ausschuesse': { de: '/account/ausschuesse', en: '/account/committees' },
  '/account/passwort-aendern': '/account/passwort-aendern',
  '/account/password/reset': '/account/password/reset',
  '/account/password/reset/key/[[...key]]': '/account/password/reset/key/[[...key]]',
  '/account/verify-email/[[...key]]': '/account/verify-email/[[...key]]',
  '/account/stop-email-change/[[...key]]': '/account/stop-email-change/[[...key]]',
  '/account/unsere-einrichtung': { de: '/account/unsere-einrichtung', en: '/account/our-organization' },
  '/account/organization/confirm/[[...key]]': '/account/organization/confirm/[[...key]]',
  '/account/jobs/renew/[[...key]]': '/account/jobs/renew/[[...key]]',
  '/account/jobs/delete/[[...id]]': '/account/jobs/delete/[[...id]]',
  '/account/jobs/team/[[...key]]': '/account/jobs/team/[[...key]]',
  '/account/jobs/[slug]/[id]': '/account/jobs/[slug]/[id]',
  '/account/downloads/[[...segments]]': '/account/downloads/[[...segments]]',
} as const satisfies Readonly<Record<string, string | Readonly<Record<Locale, string>>>>

export type RouteName = keyof typeof routePaths
