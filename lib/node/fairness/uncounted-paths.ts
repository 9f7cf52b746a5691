/**
 * The paths of calls without counting and pacing: health checks, and pictures, because a page has
 * many.
 */
export const uncountedPaths = /^\/media\/|^(?:\/(?:de|en))?\/api\/health\//
