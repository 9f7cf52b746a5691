/** A record shown on the page, by its path in the administration (`persons/12`). */
export interface RecordOnPage {
  record: string
  title: string
}

/**
 * Lists the records on the page (`data-record`) with their titles, without duplicates.
 * @param types the listed types, by their names in the administration
 */
export function listRecordsOnPage(types: readonly string[]): RecordOnPage[] {
  const records = new Map<string, RecordOnPage>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-record]')) {
    const { record = '' } = element.dataset
    const title = element.querySelector('h1, h2, h3, h4, h5, h6, strong')?.textContent?.trim() ?? ''
    const isEditable = types.some((type) => record.startsWith(`${type}/`))
    if (isEditable && title !== '' && !records.has(record)) records.set(record, { record, title })
  }
  return [...records.values()]
}
