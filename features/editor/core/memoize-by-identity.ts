/** A function of a value that is never changed, which is worked out once for each. */
export function memoizeByIdentity<Value extends object, Result>(
  work: (value: Value) => Result,
): (value: Value) => Result {
  const known = new WeakMap<Value, { result: Result }>()
  return (value) => {
    const found = known.get(value) ?? { result: work(value) }
    known.set(value, found)
    return found.result
  }
}
