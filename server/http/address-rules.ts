import { LRUCache } from 'lru-cache'
import { getRulesAtAddress, isEditorAddress, isSecretAddress } from '@/lib/i18n/route-access'

/** Rules of the page cache from the route table. */
interface AddressRules {
  /** True if the page depends on the user. */
  isPersonal: boolean
  /** True if members see more. */
  hasMembersPart: boolean
  isForEditors: boolean
  /** True if the address contains a mailed secret. */
  isSecret: boolean
  headers: Readonly<Record<string, string>>
}

/** Cached, because each lookup scans the route table. */
const rulesCache = new LRUCache<string, AddressRules>({ max: 5000, memoMethod: computeRules })

/** Returns the rules of a path with language. */
export function getAddressRules(pathname: string): AddressRules {
  return rulesCache.memo(pathname)
}

function computeRules(pathname: string): AddressRules {
  const { isPersonal, hasMembersPart = false, headers = {} } = getRulesAtAddress(pathname)
  return {
    isPersonal,
    hasMembersPart,
    isForEditors: isEditorAddress(pathname),
    isSecret: isSecretAddress(pathname),
    headers,
  }
}
