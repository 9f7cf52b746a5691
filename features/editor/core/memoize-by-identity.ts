/** Memoizes a function of an immutable value by the identity of the value. */
export function memoizeByIdentity<Value extends object, Result>(
  compute: (value: Value) => Result,
): (value: Value) => Result {
  const cache = new WeakMap<Value, { result: Result }>()
  return (value) => {
    const entry = cache.get(value) ?? { result: compute(value) }
    cache.set(value, entry)
    return entry.result
  }
}
