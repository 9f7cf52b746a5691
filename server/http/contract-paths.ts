// Matches any language code. The backend refuses unknown languages itself, and API calls are never
// redirected.
const language = '[a-z]{2}'
const contract = new RegExp(
  `^(?:/${language})?/api(?:/|$)|^/${language}/pageeditor-api(?:/|$)|^/(?:_allauth|media)(?:/|$)`,
)

/**
 * Returns true for paths of the backend's contract, which never reach Next. The backend's
 * `/internal/` is excluded, because browsers must not reach it.
 */
export function isContractPath(pathname: string): boolean {
  return contract.test(pathname)
}

const area = /^(?:\/[a-z]{2})?\/[^/]*/

/**
 * Returns the first part of a contract path, such as `/de/api`. Logs and traces contain only this
 * part of the address of a call.
 */
export function getContractArea(pathname: string): string {
  return area.exec(pathname)?.[0] ?? ''
}
