import 'server-only'
import { cache } from 'react'
import { legalPaths } from '../contract/legal-paths'
import type { Locale } from '../contract/locale'
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
