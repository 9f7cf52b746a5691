// Any language code: the backend refuses unknown ones, and calls are never redirected.
const language = '[a-z]{2}'
const contract = new RegExp(
  `^(?:/${language})?/api(?:/|$)|^/${language}/pageeditor-api(?:/|$)|^/(?:_allauth|media)(?:/|$)`,
)

/**
 * Returns true for paths of the backend's contract, which bypass Next. Excludes the backend's
 * `/internal/`, which browsers must not reach.
 */
export function isContractPath(pathname: string): boolean {
  return contract.test(pathname)
}

const area = /^(?:\/[a-z]{2})?\/[^/]*/

/**
 * First part of a contract path, `/de/api`: the only part of a call's address in logs and traces.
 */
export function getContractArea(pathname: string): string {
  return area.exec(pathname)?.[0] ?? ''
}
