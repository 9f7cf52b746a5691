/** Calls that are neither counted nor paced: health checks, and pictures, which are many. */
export const uncountedPathPattern = /^\/media\/|^(?:\/(?:de|en))?\/api\/health\//
