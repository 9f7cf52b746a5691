/** Encodes the segments of a path for a URL. */
export const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')
