import 'server-only'
import { cache } from 'react'
import { cacheTags } from '../cache-tags'
import { decodeOrKeep } from '../contract/common/address'
import { isLocale, type Locale } from '../contract/common/locale'
import { pageSchema } from '../contract/pages/page'
import { legalPaths } from '../contract/site/legal-paths'
import { recordTags } from '../render-context'
import { read } from './read'
import { listedTarget } from './redirect-lookup'

export type LegalAddresses = Record<keyof (typeof legalPaths)[Locale], string>

/**
 * The present addresses of the legal pages, read once a rendering. A page that moved is found by the redirect from its first
 * address, which names the page itself and so follows it wherever it goes.
 */
export const getLegalAddresses = cache(async (locale: Locale): Promise<LegalAddresses> => {
  const { imprint, dataProtection, socialMedia, prizeDraw } = legalPaths[locale]
  const addressOf = async (path: string) => (await listedTarget(locale, path)) ?? path
  return {
    imprint: await addressOf(imprint),
    dataProtection: await addressOf(dataProtection),
    socialMedia: await addressOf(socialMedia),
    prizeDraw: await addressOf(prizeDraw),
  }
})

/**
 * The address of a legal page that visitors find, read once a rendering; null while there is none, as on a new site on which it is
 * still to be published. What shows it goes when that changes.
 */
export const getPublishedLegalAddress = cache(
  async (locale: Locale, name: keyof LegalAddresses): Promise<string | null> => {
    const { [name]: address } = await getLegalAddresses(locale)
    const [language, ...parts] = address
      .replace(/[?#].*/, '')
      .split('/')
      .filter(Boolean)
    if (!isLocale(language)) return address
    const path = parts.map((part) => encodeURIComponent(decodeOrKeep(part))).join('/')
    const page = await read(`/${language}/pageeditor-api/page/${path}`, pageSchema, {
      isShown: false,
      mayLag: true,
    })
    if (page.ok) recordTags([cacheTags.pageLink(page.value.id, language)])
    const isMissing = !page.ok && (page.failure.status === 404 || page.failure.status === 410)
    // Of a page that is not there yet it is known only that some page will have come.
    if (isMissing) recordTags([cacheTags.addresses])
    return isMissing ? null : address
  },
)
