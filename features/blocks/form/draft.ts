import { proofFields } from '@/lib/contract/forms/form-answer'
import { formDraft } from './form-draft'

const ownFields: readonly string[] = Object.values(proofFields)

/** Keeps what was typed into a form for this tab; no files, which browsers give to nobody. */
export function keepDraft(form: HTMLFormElement, formId: number): void {
  const typed = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !ownFields.includes(name) ? [[name, value]] : [],
  )
  formDraft(formId).write(typed)
}

/** Puts it back where nothing was typed meanwhile. */
export function restoreDraft(form: HTMLFormElement, formId: number): void {
  const kept = formDraft(formId).read() ?? []
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
