/** A record that the page shows, by its address in the administration (`persons/12`). */
export interface RecordOnPage {
  record: string
  title: string
}

/**
 * The records of some types that the page marks as shown (`data-record`), each once, with the words that name it there.
 * @param types their names in the administration
 */
export function recordsOnPage(types: readonly string[]): RecordOnPage[] {
  const found = new Map<string, RecordOnPage>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-record]')) {
    const { record = '' } = element.dataset
    const title = element.querySelector('h1, h2, h3, h4, h5, h6, strong')?.textContent?.trim() ?? ''
    const isKept = types.some((type) => record.startsWith(`${type}/`))
    if (isKept && title !== '' && !found.has(record)) found.set(record, { record, title })
  }
  return [...found.values()]
}
