/** What is asked of the file system; null where the file or folder is not there, or no longer. */
export async function unlessMissing<Result>(asked: Promise<Result>): Promise<Result | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
