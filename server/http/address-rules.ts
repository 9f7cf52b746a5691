import { LRUCache } from 'lru-cache'
import { getRulesAtAddress, isEditorAddress, isSecretAddress } from '@/lib/i18n/route-access'

/** Rules from the route table that the page cache needs. */
interface AddressRules {
  /** True if the page differs for each user. */
  isPersonal: boolean
  /** True if the page shows more to members than to visitors. */
  hasMembersPart: boolean
  /** True if the page is one of the editors' tools. */
  isForEditors: boolean
  /** True if the address contains a secret from a mail. */
  isSecret: boolean
  /** Headers for the response, in addition to the security headers. */
  headers: Readonly<Record<string, string>>
}

/** Cached, because every request needs these rules and each lookup scans the route table. */
const rulesCache = new LRUCache<string, AddressRules>({ max: 5000, memoMethod: computeRules })

/** Returns the rules for a path, which includes the language prefix. */
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
