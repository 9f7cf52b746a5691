/**
 * Matches paths of calls that are neither counted nor paced: health checks, and pictures, because a
 * page has many of them.
 */
export const uncountedPaths = /^\/media\/|^(?:\/(?:de|en))?\/api\/health\//
