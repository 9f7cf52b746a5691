/** Encodes the segments of a path for a URL, so that no segment adds a slash or a query. */
export function encodePath(path: string): string {
  return path.split('/').filter(Boolean).map(encodeURIComponent).join('/')
}
