import { useEffect } from 'react'
import type { Locale } from '@/lib/contract/common/locale'
import { toLanguageAlternates } from '@/lib/i18n/language-alternates'

export interface AddressMetadata {
  title: string
  locale: Locale
  /** Address in each language. */
  de: string
  en: string
  /** Feed of the displayed content. */
  feed: string
}

function writeAddress(selector: string, address: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement | HTMLLinkElement>(selector))
    link.href = new URL(address, link.href).href
}

/**
 * Updates the page for an address that the router did not open: the title, the links to the other
 * language, and the head's links for sharing and feeds.
 */
export function useAddressMetadata({ title, locale, de, en, feed }: AddressMetadata): void {
  useEffect(() => {
    document.title = title
    writeAddress('link[rel=canonical]', locale === 'de' ? de : en)
    writeAddress('link[type="application/rss+xml"]', feed)
  }, [title, locale, de, en, feed])
  useLanguageAddresses({ de, en })
}

/** Updates the links to the page in each language for an address that the router did not open. */
export function useLanguageAddresses({ de, en }: Pick<AddressMetadata, 'de' | 'en'>): void {
  useEffect(() => {
    for (const [language, address] of Object.entries(toLanguageAlternates({ de, en })))
      writeAddress(`[data-languages] a[hreflang="${language}"], link[hreflang="${language}"]`, address)
  }, [de, en])
}
