/** Awaits a file system operation; null if the file or folder does not exist (ENOENT). */
export async function nullIfMissing<Result>(operation: Promise<Result>): Promise<Result | null> {
  try {
    return await operation
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
