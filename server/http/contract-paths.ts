// Any language code. The backend rejects unknown ones.
const language = '[a-z]{2}'
const contractPattern = new RegExp(
  `^(?:/${language})?/api(?:/|$)|^/${language}/pageeditor-api(?:/|$)|^/(?:_allauth|media)(?:/|$)`,
)

/**
 * Returns true for paths of the backend's contract. `/internal/` is excluded: browsers must not
 * reach it.
 */
export function isContractPath(pathname: string): boolean {
  return contractPattern.test(pathname)
}

const areaPattern = /^(?:\/[a-z]{2})?\/[^/]*/

/** Returns the start of a contract path, such as `/de/api`, for logs and traces. */
export function getContractArea(pathname: string): string {
  return areaPattern.exec(pathname)?.[0] ?? ''
}
