import { proofFields } from '@/lib/contract/forms/form-answer'
import { getFormDraft } from './form-draft'

const proofNames: readonly string[] = Object.values(proofFields)

/** Saves the values of a form for this tab; without files, which scripts cannot restore. */
export function saveFormDraft(form: HTMLFormElement, formId: number): void {
  const values: [name: string, value: string][] = []
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !proofNames.includes(name)) values.push([name, value])
  }
  getFormDraft(formId).write(values)
}

/** Restores the saved values of a form in the fields that are still empty. */
export function restoreFormDraft(form: HTMLFormElement, formId: number): void {
  const entries = getFormDraft(formId).read() ?? []
  for (const element of form.elements) {
    const isTextOrSelect = element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
    if (!isTextOrSelect && !(element instanceof HTMLInputElement)) continue
    const values = entries.flatMap(([name, value]) => (name === element.name ? [value] : []))
    if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')) {
      element.checked ||= values.includes(element.value)
    } else if (element.type !== 'file' && element.type !== 'hidden' && element.value === '') {
      element.value = values[0] ?? ''
    }
  }
}
