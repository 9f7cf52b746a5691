// Any code of a language: the backend refuses those it does not have, and no call is ever redirected.
const language = '[a-z]{2}'
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

const area = /^(?:\/[a-z]{2})?\/[^/]*/

/** The first part of a path of the contract, `/de/api`: all that logs and traces tell of a call's address. */
export function contractAreaOf(pathname: string): string {
  return area.exec(pathname)?.[0] ?? ''
}
