/** Returns true if a script of the site could not be loaded, which happens after a new release. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error.name === 'ChunkLoadError' ||
    /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script failed/i.test(
      error.message,
    )
  )
}
