/** Creates a promise with the function that resolves it. */
export function deferred<Value = void>() {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
