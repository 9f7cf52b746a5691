import { proofFields } from '@/lib/contract/form-answer'

const ownFields: readonly string[] = Object.values(proofFields)

/** Keeps what was typed into a form for this tab; no files, which browsers give to nobody. */
export function keepDraft(form: HTMLFormElement, key: string): void {
  const typed = [...new FormData(form)].filter(
    ([name, value]) => typeof value === 'string' && !ownFields.includes(name),
  )
  try {
    sessionStorage.setItem(key, JSON.stringify(typed))
  } catch {
    // The tab keeps nothing: what was typed stays on the page.
  }
}

/** Puts it back where nothing was typed meanwhile. */
export function restoreDraft(form: HTMLFormElement, key: string): void {
  const kept = parsed(sessionStorage.getItem(key))
  for (const element of form.elements) {
    const isText = element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
    if (!isText && !(element instanceof HTMLInputElement)) continue
    const values = kept.flatMap(([name, value]) => (name === element.name ? [value] : []))
    if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')) {
      element.checked ||= values.includes(element.value)
    } else if (element.type !== 'file' && element.type !== 'hidden' && element.value === '') {
      element.value = values[0] ?? ''
    }
  }
}

function parsed(text: string | null): [name: string, value: string][] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.flatMap((entry: unknown) =>
      Array.isArray(entry) ? [[String(entry[0]), String(entry[1])] satisfies [string, string]] : [],
    )
  } catch {
    return []
  }
}
