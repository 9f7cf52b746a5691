/** Builds the id of an option's element from its index in the list. */
export function toOptionId(listId: string, index: number): string {
  return `${listId}-${index}`
}
