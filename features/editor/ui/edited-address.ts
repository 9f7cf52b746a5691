import { isSamePage } from '@/components/behavior/links/followed-link'
import { routedAddress } from '@/components/behavior/links/routed-address'
import { getRulesAtAddress, isEditorAddress } from '@/lib/i18n/route-access'

/**
 * The address at which the page that a link leads to is edited. Null for what is followed as it stands: other hosts, files, the
 * editors' tools, the present page, and what one does not come back to, like the logout.
 */
export function editedAddress(href: string, here: string): string | null {
  const address = routedAddress(href, here)
  if (!address) return null
  const target = new URL(address, here)
  if (target.searchParams.has('edit') || isSamePage(target, new URL(here))) return null
  if (isEditorAddress(target.pathname) || !getRulesAtAddress(target.pathname).isReturnedTo) return null
  const query = target.search === '' ? '?edit' : `${target.search}&edit`
  return `${target.pathname}${query}${target.hash}`
}
