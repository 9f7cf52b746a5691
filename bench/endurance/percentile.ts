/**
 * Computes a percentile by nearest rank; undefined without numbers.
 * @param share above 0, at most 1
 */
export function percentile(numbers: readonly number[], share: number): number | undefined {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1]
}
