import type { Locale } from '@/lib/contract/common/locale'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { hubAddress } from '@/lib/i18n/hub-address'

/** The address after editing: the public page, or the list of pages, in the editor's language, if it is not public. */
export function addressAfter({ state, urls }: PageDraft, locale: Locale, language: Locale): string {
  const isPublic = state === 'online' || state === 'changed'
  return (isPublic && urls[locale]) || hubAddress(language)
}
