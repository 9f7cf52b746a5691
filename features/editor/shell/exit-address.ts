import type { Locale } from '@/lib/contract/common/locale'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { hubAddress } from '@/lib/i18n/hub-address'

/**
 * Returns the address to leave the editor to: the public page, or the hub in the editor's language.
 */
export function getExitAddress(
  { is_online, urls }: Pick<PageDraft, 'is_online' | 'urls'>,
  locale: Locale,
  language: Locale,
): string {
  return (is_online && urls[locale]) || hubAddress(language)
}
