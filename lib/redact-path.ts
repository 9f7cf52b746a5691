/** Areas with keys or search terms in the path. */
const personalArea = /^\/[a-z]{2}\/(?:account|geteilter-entwurf|search|shared-draft|subscription)(?=\/)/

/** Removes keys and search terms from a path, for logs and reports. */
export function redactPath(path: string): string {
  const area = personalArea.exec(path)
  return area ? `${area[0]}/…` : path
}
