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
    if (isTextOrSelect) restoreText(element, values)
    else restoreInput(form, element, values)
  }
}

function restoreInput(form: HTMLFormElement, input: HTMLInputElement, values: readonly string[]): void {
  if (input.type === 'checkbox' || input.type === 'radio') {
    const isAnswered = input.type === 'radio' && new FormData(form).has(input.name)
    if (!isAnswered && values.includes(input.value)) input.checked = true
  } else if (input.type !== 'file' && input.type !== 'hidden') restoreText(input, values)
}

function restoreText(element: { value: string }, [value = '']: readonly string[]): void {
  if (element.value === '') element.value = value
}
