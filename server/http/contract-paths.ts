// Any language code. The backend rejects unknown ones.
const language = '[a-z]{2}'
const contract = new RegExp(
  `^(?:/${language})?/api(?:/|$)|^/${language}/pageeditor-api(?:/|$)|^/(?:_allauth|media)(?:/|$)`,
)

/**
 * Returns true for paths of the backend's contract. `/internal/` is excluded: browsers must not
 * reach it.
 */
export function isContractPath(pathname: string): boolean {
  return contract.test(pathname)
}

const area = /^(?:\/[a-z]{2})?\/[^/]*/

/** Returns the start of a contract path, such as `/de/api`, for logs and traces. */
export function getContractArea(pathname: string): string {
  return area.exec(pathname)?.[0] ?? ''
}
