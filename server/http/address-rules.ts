import { LRUCache } from 'lru-cache'
import { getRulesAtAddress, isEditorAddress, isSecretAddress } from '@/lib/i18n/route-access'

/** Rules of the route table that the page cache needs. */
interface AddressRules {
  /** The page differs for each user. */
  isPersonal: boolean
  /** The page shows more to members. */
  hasMembersPart: boolean
  /** The page belongs to the editors' tools. */
  isForEditors: boolean
  /** The address contains a secret from a mail. */
  isSecret: boolean
  /** Headers of the response, in addition to those of every page. */
  headers: Readonly<Record<string, string>>
}

/** Cached, because every request needs the rules and each look-up scans the table. */
const rulesCache = new LRUCache<string, AddressRules>({ max: 5000, memoMethod: computeRules })

/** Returns the rules of a path with its language prefix. */
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
