import type { Organization, SearchAction, WebSite } from 'schema-dts'
import { type Locale, languageTags } from '@/lib/contract/common/locale'
import type { Settings } from '@/lib/contract/site/settings'
import { buildPath } from '@/lib/i18n/paths'

/** The data of the site from which its structured data are built. */
export interface Site {
  settings: Settings
  locale: Locale
  /** The origin of the site. */
  url: string
}

/** The id of the organization that runs the site. All pages use the same id. */
export const getOrganizationId = ({ url }: Pick<Site, 'url'>) => `${url}/#organization`

/** Describes the organization in short, as the publisher of articles and other content. */
export const toPublisher = (site: Site) =>
  ({ '@type': 'Organization', '@id': getOrganizationId(site), name: site.settings.name, url: site.url }) as const

/** Describes the organization that runs the site, with the data of the footer. */
export function toOrganizationNode(site: Site): Organization {
  const { settings, url } = site
  const { street, zip, place } = settings.address
  const [phone] = settings.phones
  return {
    ...toPublisher(site),
    alternateName: settings.short_name,
    slogan: settings.claim || undefined,
    logo: url + (settings.logo ?? '/apple-touch-icon.png'),
    email: settings.email || undefined,
    telephone: phone?.number,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: zip,
      addressLocality: place,
      addressCountry: settings.address.country || undefined,
    },
    sameAs: settings.social.map((profile) => profile.url),
  }
}

/** A search action with `query-input`, which search engines read but schema.org does not define. */
type SearchBox = Exclude<SearchAction, string> & { 'query-input': string }

/** Describes the site and its search. */
export function toWebsiteNode(site: Site): WebSite {
  const { settings, locale, url } = site
  const search: SearchBox = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${url}${buildPath(locale, '/search/[[...filter]]')}?query={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': `${url}/#website`,
    url: url + buildPath(locale, '/'),
    name: settings.name,
    alternateName: settings.short_name,
    inLanguage: languageTags[locale],
    publisher: { '@id': getOrganizationId(site) },
    potentialAction: search,
  }
}
