/** Awaits work up to a timeout, after which it continues unawaited. @param name for the error */
export async function withTimeout<Result>(
  timeoutMs: number,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} does not end in time.`)), timeoutMs)
  })
  return Promise.race([work(), timeout]).finally(() => clearTimeout(timer))
}
