/** The areas in which a path contains keys of mailed links, or search terms. */
const personalArea = /^\/[a-z]{2}\/(?:account|search|subscription)(?=\/)/

/** A path of the site as far as logs and reports may show it: without what may be a key or words of a visitor's. */
export function redactPath(path: string): string {
  const area = personalArea.exec(path)
  return area ? `${area[0]}/…` : path
}
