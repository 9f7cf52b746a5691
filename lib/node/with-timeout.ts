/** Awaits work up to a timeout, after which the work continues. @param name name in the error */
export async function withTimeout<Result>(ms: number, name: string, work: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} does not end in time.`)), ms)
  })
  return Promise.race([work(), timeout]).finally(() => clearTimeout(timer))
}
