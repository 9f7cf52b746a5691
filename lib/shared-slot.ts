/**
 * A value that the server and Next's bundles share although each is built apart: they run in one process and meet on
 * `globalThis` under a registered symbol.
 */
export function sharedSlot<Value>(name: string): { get(): Value | undefined; set(value: Value): void } {
  const key = Symbol.for(`buehnenhaus.${name}`)
  const shared = globalThis as unknown as Record<symbol, Value | undefined>
  return {
    get: () => shared[key],
    set: (value) => {
      shared[key] = value
    },
  }
}
