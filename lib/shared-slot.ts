/** What the value of a name stands under on `globalThis`, as the name of a registered symbol. */
export function slotSymbol(name: string): string {
  return `buehnenhaus.${name}`
}

/**
 * A value that the server and Next's bundles share although each is built apart: they run in one process and meet on
 * `globalThis` under a registered symbol.
 */
export function sharedSlot<Value>(name: string): { get(): Value | undefined; set(value: Value): void } {
  const key = Symbol.for(slotSymbol(name))
  const shared = globalThis as unknown as Record<symbol, Value | undefined>
  return {
    get: () => shared[key],
    set: (value) => {
      shared[key] = value
    },
  }
}
