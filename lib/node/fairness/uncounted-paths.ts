/**
 * The paths of calls that are neither counted nor paced: pictures, of which a page has many, and
 * health checks.
 */
export const uncountedPaths = /^\/media\/|^(?:\/(?:de|en))?\/api\/health\//
