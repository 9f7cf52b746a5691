import { LRUCache } from 'lru-cache'
import { getRulesAtAddress, isEditorAddress, isSecretAddress } from '@/lib/i18n/route-access'

/** What the route table says about an address, as far as the page cache asks. */
interface AddressRules {
  /** Whether the page is another one for each user. */
  isPersonal: boolean
  /** Whether members find more on it than everybody. */
  hasMembersPart: boolean
  /** Whether it belongs to the editors' tools. */
  isForEditors: boolean
  /** Whether it has a secret from a mail in it. */
  isSecret: boolean
}

/** Every request asks, and the table is gone through route by route. */
const known = new LRUCache<string, AddressRules>({ max: 5000, memoMethod: readRules })

/** What holds at a path with its language prefix. */
export function addressRules(pathname: string): AddressRules {
  return known.memo(pathname)
}

function readRules(pathname: string): AddressRules {
  const { isPersonal, hasMembersPart = false } = getRulesAtAddress(pathname)
  return {
    isPersonal,
    hasMembersPart,
    isForEditors: isEditorAddress(pathname),
    isSecret: isSecretAddress(pathname),
  }
}
