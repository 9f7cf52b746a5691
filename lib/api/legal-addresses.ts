import 'server-only'
import { cache } from 'react'
import { cacheTags } from '../cache-tags'
import { decodeOrKeep } from '../contract/common/address'
import { isLocale, type Locale } from '../contract/common/locale'
import { pageSchema } from '../contract/pages/page'
import { legalPaths } from '../contract/site/legal-paths'
import { recordTags } from '../render-context'
import { read } from './read'
import { findListedRedirect } from './redirect-lookup'

export type LegalAddresses = Record<keyof (typeof legalPaths)[Locale], string>

/**
 * Loads the current addresses of the legal pages, once for each rendering. The address of a moved
 * page is the target of the redirect from its initial address.
 */
export const readLegalAddresses = cache(async (locale: Locale): Promise<LegalAddresses> => {
  const { imprint, dataProtection, socialMedia, prizeDraw } = legalPaths[locale]
  const findCurrentAddress = async (path: string) => (await findListedRedirect(locale, path)) ?? path
  return {
    imprint: await findCurrentAddress(imprint),
    dataProtection: await findCurrentAddress(dataProtection),
    socialMedia: await findCurrentAddress(socialMedia),
    prizeDraw: await findCurrentAddress(prizeDraw),
  }
})

/**
 * Loads the public address of a legal page, once for each rendering. Returns null if the page is
 * not published, which is the case on a new site. Records the cache tags that the result depends
 * on.
 */
export const readPublishedLegalAddress = cache(
  async (locale: Locale, name: keyof LegalAddresses): Promise<string | null> => {
    const address = (await readLegalAddresses(locale))[name]
    const [language, ...parts] = address
      .replace(/[?#].*/, '')
      .split('/')
      .filter(Boolean)
    if (!isLocale(language)) return address
    const path = parts.map((part) => encodeURIComponent(decodeOrKeep(part))).join('/')
    const page = await read(`/${language}/pageeditor-api/page/${path}`, pageSchema, {
      shouldRecordTags: false,
      mayLag: true,
      lookup: 'legal-pages',
    })
    if (page.ok) recordTags([cacheTags.pageLink(page.value.id, language)])
    if (page.ok || (page.failure.status !== 404 && page.failure.status !== 410)) return address
    // A missing page has no id yet, so the result depends on the addresses of all pages.
    recordTags([cacheTags.addresses])
    return null
  },
)
