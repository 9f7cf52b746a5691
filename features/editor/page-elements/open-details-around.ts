/** Opens each `<details>` (a question with its answer) that is or contains an element. */
export function openDetailsAround(element: Element | null): void {
  const details = element?.closest('details')
  if (!details) return
  details.open = true
  openDetailsAround(details.parentElement)
}
