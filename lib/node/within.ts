/**
 * Waits for work, but not for longer than `ms`; the work itself goes on.
 * @param name what did not end in time, for the error
 * @throws what the work throws, or that it does not end in time
 */
export async function within<Result>(ms: number, name: string, work: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} does not end in time.`)), ms)
  })
  return Promise.race([work(), silence]).finally(() => clearTimeout(timer))
}
