import { proofFields } from '@/lib/contract/forms/form-answer'
import { formDraft } from './form-draft'

const proofNames: readonly string[] = Object.values(proofFields)

/** Saves the values of a form for this tab; without files, which scripts cannot restore. */
export function saveFormDraft(form: HTMLFormElement, formId: number): void {
  const values = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !proofNames.includes(name) ? [[name, value]] : [],
  )
  formDraft(formId).write(values)
}

/** Restores the saved values of a form in the fields that are still empty. */
export function restoreFormDraft(form: HTMLFormElement, formId: number): void {
  const entries = formDraft(formId).read() ?? []
  for (const element of form.elements) {
    const isText = element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
    if (!isText && !(element instanceof HTMLInputElement)) continue
    const values = entries.flatMap(([name, value]) => (name === element.name ? [value] : []))
    if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')) {
      element.checked ||= values.includes(element.value)
    } else if (element.type !== 'file' && element.type !== 'hidden' && element.value === '') {
      element.value = values[0] ?? ''
    }
  }
}
