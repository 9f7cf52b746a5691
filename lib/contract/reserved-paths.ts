/**
 * First parts of addresses, behind the language, that belong to the program: its calls, its tools and its error pages. A page
 * there would never be shown, or would hide them.
 */
const reservedParts: ReadonlySet<string> = new Set([
  ...['api', 'pageeditor-api'],
  ...['admin', 'cms-hub', 'page-editor', 'styleguide'],
  ...['404', '500'],
])

/** Whether a path without language prefix and outer slashes lies where no content page may be. */
export function isReservedPath(path: string): boolean {
  return reservedParts.has(path.split('/', 1)[0] ?? '')
}
