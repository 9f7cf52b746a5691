/** The command line is not understood; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
