/** Matches the areas whose paths contain keys or search terms. */
const personalAreaPattern = /^\/[a-z]{2}\/(?:account|geteilter-entwurf|search|shared-draft|subscription)(?=\/)/

/** Removes keys and search terms from a path before it is logged or reported. */
export function redactPath(path: string): string {
  const area = personalAreaPattern.exec(path)
  return area ? `${area[0]}/…` : path
}
