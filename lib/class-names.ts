/** Joins class names; what a condition left out (`false`, `undefined`) is skipped. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
