import { isSamePage } from '@/components/behavior/links/followed-link'
import { toRoutedAddress } from '@/components/behavior/links/routed-address'
import { getRulesAtAddress, isEditorAddress } from '@/lib/i18n/route-access'

/**
 * Converts the address of a page to the address that edits it. Null for links without an edit mode:
 * other hosts, files, the editors' tools, the current page, and pages to which a login does not
 * return, such as the logout.
 */
export function toEditAddress(href: string, currentAddress: string): string | null {
  const address = toRoutedAddress(href, currentAddress)
  if (!address) return null
  const target = new URL(address, currentAddress)
  if (target.searchParams.has('edit') || isSamePage(target, new URL(currentAddress))) return null
  if (isEditorAddress(target.pathname) || !getRulesAtAddress(target.pathname).isReturnedTo) return null
  const query = target.search === '' ? '?edit' : `${target.search}&edit`
  return `${target.pathname}${query}${target.hash}`
}
