import type { Locale } from '@/lib/contract/common/locale'

type Paths = Record<Locale, string>

/** Screens of spec §2 that show a page, by name, with their path in both languages. */
export const openPages: Record<string, Paths> = {
  home: both(''),
  'contact persons': { de: '/ansprechpersonen', en: '/contact' },
  'debate list': { de: '/debatte', en: '/debate' },
  'job board': both('/jobboerse'),
  calendar: { de: '/kalender', en: '/calender' },
  'a month of the calendar': { de: '/kalender?month=2027-02', en: '/calender?month=2027-02' },
  newsletter: both('/newsletter'),
  'press releases': { de: '/pressemitteilungen', en: '/press-releases' },
  'press mailing list': { de: '/presseverteiler', en: '/press-form' },
  'member directory': { de: '/unsere-mitglieder', en: '/addresses' },
  orchestras: { de: '/unsere-mitglieder/orchester', en: '/addresses/orchestra' },
  theaters: { de: '/unsere-mitglieder/theater', en: '/addresses/theatre' },
  'other members': { de: '/unsere-mitglieder/weitere-mitglieder', en: '/addresses/other-addresses' },
  downloads: both('/downloads'),
  search: both('/search'),
  'search results': both('/search?query=tarif'),
  'search results of one kind': both('/search/pages?query=tarif'),
  accessibility: { de: '/barrierefreiheit', en: '/accessibility' },
  'a content page': { de: '/ueber-uns', en: '/about-us' },
  'a content page below another': { de: '/ueber-uns/satzung', en: '/about-us/statutes' },
}

/**
 * Calls that list records, by the kind of their pages. The tests visit the page of the first
 * record.
 */
export const recordLists: Record<string, string> = {
  'a member': '/api/organizations/',
  'an event': '/api/events/',
  'a job ad': '/api/jobs/',
}

/** Pages for visitors who are not logged in; search engines do not list them. */
export const anonymousPages: Record<string, Paths> = {
  login: both('/account/login'),
  'sign-up': both('/account/signup'),
  'password request': both('/account/password/reset'),
  'password reset': both('/account/password/reset/key'),
  'password reset with a key': both('/account/password/reset/key/abc-123'),
  'e-mail verification': both('/account/verify-email'),
  'e-mail verification with a key': both('/account/verify-email/abc:123'),
  'stop of a change of address': both('/account/stop-email-change'),
  'stop of a change of address with a key': both('/account/stop-email-change/abc-123'),
  'renewal of a job ad': both('/account/jobs/renew'),
  'renewal of a job ad with a key': both('/account/jobs/renew/abc-123'),
  'confirmation of an entry': both('/account/organization/confirm'),
  'confirmation of an entry with a key': both('/account/organization/confirm/abc-123'),
  'confirmation of a subscription': both('/subscription/newsletter/confirm/abc-123'),
  'settings of a subscription': both('/subscription/press/settings/abc-123'),
  'end of a subscription': both('/subscription/press/unsubscribe/abc-123'),
}

/** Pages that need a login. */
export const memberPages: Record<string, Paths> = {
  account: both('/account'),
  logout: both('/account/logout'),
  profile: { de: '/account/profil', en: '/account/profile' },
  groups: { de: '/account/gruppen', en: '/account/groups' },
  organs: { de: '/account/organe', en: '/account/organs' },
  committees: { de: '/account/ausschuesse', en: '/account/committees' },
  'own organization': { de: '/account/unsere-einrichtung', en: '/account/our-organization' },
  'change of password': both('/account/passwort-aendern'),
  'deletion of a job ad without an id': both('/account/jobs/delete'),
  'deletion of a job ad': both('/account/jobs/delete/1'),
  'own job ad': both('/account/jobs/a/1'),
  'invitation to a team': both('/account/jobs/team/abc-123'),
  'protected downloads': both('/account/downloads'),
  'a protected directory': both('/account/downloads/a/1'),
  'my job ads': { de: '/meine-stellenanzeigen', en: '/jobs-advertisements' },
  'publish a job': { de: '/stellenanzeige-veroeffentlichen', en: '/publish-job' },
  'an unknown account page': both('/account/nichts-davon'),
}

/** Valid paths without a page or record. */
export const missingPages: Record<string, Paths> = {
  'not-found page': both('/404'),
  'debate article': { de: '/debatte/a/999999', en: '/debate/a/999999' },
  'debate by category': { de: '/debatte/category/a/999999', en: '/debate/category/a/999999' },
  'debate by tag': { de: '/debatte/tags/a/999999', en: '/debate/tags/a/999999' },
  'newsletter issue': both('/newsletter/a/999999'),
  'job detail': { de: '/jobboerse/a/999999', en: '/jobs/a/999999' },
  'press release': { de: '/pressemitteilungen/a/999999', en: '/press-releases/a/999999' },
  'press by category': { de: '/pressemitteilungen/category/a/999999', en: '/press-releases/category/a/999999' },
  event: { de: '/kalender/a/999999', en: '/calender/a/999999' },
  'directory detail': { de: '/unsere-mitglieder/a/999999', en: '/addresses/a/999999' },
  'downloads of a category': both('/downloads/a/999999'),
  'preview of a draft': { de: '/geteilter-entwurf/abc-123', en: '/shared-draft/abc-123' },
  'any other path': both('/gibt-es/nicht'),
}

/** Paths that redirect, with their targets. */
export const redirects: [from: string, status: 301 | 307, to: string][] = [
  ['/', 307, '/de'],
  ['/barrierefreiheit', 301, '/de/barrierefreiheit'],
  ['/downloads', 301, '/de/downloads'],
  ['/newsletter?a=1&b=2', 301, '/de/newsletter?a=1&b=2'],
  ['/en/kalender', 301, '/en/calender'],
  ['/de/calender', 301, '/de/kalender'],
  ['/en/jobboerse/a/999999', 301, '/en/jobs/a/999999'],
  ['/de/newsletter/', 301, '/de/newsletter'],
  ['/de/newsletter/?a=1&b=%C3%A4', 301, '/de/newsletter?a=1&b=%C3%A4'],
  ['/en/kalender/?a=1', 301, '/en/calender?a=1'],
  ['/de/', 301, '/de'],
  ['/de///', 301, '/de'],
  ['/de//kalender/?a=1', 301, '/de/kalender?a=1'],
  ['/de/kalender//', 301, '/de/kalender'],
  ['/en//kalender', 301, '/en/calender'],
  ['/newsletter//', 301, '/de/newsletter'],
  ['/de/newsletter?v=12', 301, '/de/newsletter'],
  ['/de/newsletter?a=1&v=12', 301, '/de/newsletter?a=1'],
  ['/de/verband', 301, '/de/ueber-uns'],
  ['/de/verband/?a=1', 301, '/de/ueber-uns?a=1'],
  ['/cms-hub', 301, '/de/account/login'],
  ['/en/cms-hub/media', 301, '/en/account/login'],
  ['/account/verify-email/abc', 301, '/de/account/verify-email/abc'],
]

function both(path: string): Paths {
  return { de: path, en: path }
}
