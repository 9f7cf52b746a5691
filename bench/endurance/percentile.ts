/** The value that so large a share of the numbers does not exceed (nearest rank); undefined of none. @param share above 0, at most 1 */
export function percentile(numbers: readonly number[], share: number): number | undefined {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1]
}
