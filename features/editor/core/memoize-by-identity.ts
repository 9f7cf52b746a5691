/** Caches a function of an immutable value by the value's identity. */
export function memoizeByIdentity<Value extends object, Result>(
  compute: (value: Value) => Result,
): (value: Value) => Result {
  const cache = new WeakMap<Value, { result: Result }>()
  return (value) => {
    const found = cache.get(value) ?? { result: compute(value) }
    cache.set(value, found)
    return found.result
  }
}
