import { locales } from '@/lib/contract/locale'

const language = `(?:${locales.join('|')})`
const contract = new RegExp(
  `^(?:/${language})?/api(?:/|$)|^/${language}/pageeditor-api(?:/|$)|^/(?:_allauth|media)(?:/|$)`,
)

/**
 * Whether a path belongs to the backend's contract and goes to it without Next. The backend's `/internal/` is not among
 * them: it is for this server alone, so browsers find no way to it.
 */
export function isContractPath(pathname: string): boolean {
  return contract.test(pathname)
}
