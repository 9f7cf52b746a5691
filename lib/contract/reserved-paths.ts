import type { Locale } from './locale'

/**
 * First parts of addresses, behind the language, that belong to the program: its calls, its tools and its error pages. A page
 * there would never be shown, or would hide them.
 */
const reservedParts: ReadonlySet<string> = new Set([
  ...['api', 'pageeditor-api'],
  // Pages that mails lead to.
  'subscription',
  ...['admin', 'cms-hub', 'page-editor', 'styleguide'],
  ...['404', '500'],
])

/** Paths that a route of the site has in the other language alone: from there visitors are led to its path in theirs. */
const pathsOfOtherLanguage: Readonly<Record<Locale, readonly string[]>> = {
  de: [
    ...['accessibility', 'addresses', 'calender', 'contact', 'debate', 'jobs-advertisements'],
    ...['press-form', 'press-releases', 'publish-job'],
    ...['account/committees', 'account/groups', 'account/organs', 'account/profile'],
    'account/our-organization',
  ],
  en: [
    ...['ansprechpersonen', 'barrierefreiheit', 'debatte', 'kalender', 'meine-stellenanzeigen'],
    ...['presseverteiler', 'pressemitteilungen', 'stellenanzeige-veroeffentlichen', 'unsere-mitglieder'],
    ...['account/ausschuesse', 'account/gruppen', 'account/organe', 'account/profil'],
    'account/unsere-einrichtung',
  ],
}

/** Whether a path without language prefix and outer slashes lies where no content page of the language may be. */
export function isReservedPath(locale: Locale, path: string): boolean {
  if (reservedParts.has(path.split('/', 1)[0] ?? '')) return true
  return pathsOfOtherLanguage[locale].some((other) => path === other || path.startsWith(`${other}/`))
}
