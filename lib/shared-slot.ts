/** Returns the key of the registered symbol under which a slot stores its value on `globalThis`. */
export function toSlotKey(name: string): string {
  return `buehnenhaus.${name}`
}

/**
 * Creates a slot for a value that the server and Next's bundles share. They are built separately
 * but run in one process, so the value is stored on `globalThis` under a registered symbol.
 */
export function createSharedSlot<Value>(name: string): { get(): Value | undefined; set(value: Value): void } {
  const key = Symbol.for(toSlotKey(name))
  const slots = globalThis as unknown as Record<symbol, Value | undefined>
  return {
    get: () => slots[key],
    set: (value) => {
      slots[key] = value
    },
  }
}
