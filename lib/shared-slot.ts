/** Returns the key of the registered symbol that holds a slot's value on `globalThis`. */
export function slotSymbol(name: string): string {
  return `buehnenhaus.${name}`
}

/**
 * Creates a value shared by the server and Next's bundles. They are built separately but run in one
 * process, so it is stored on `globalThis` under a registered symbol.
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
