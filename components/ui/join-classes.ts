/** Names of classes as one attribute; what is not there is left out. */
export function joinClasses(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
