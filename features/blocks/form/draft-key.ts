/** Under which name the tab keeps what was typed into a form. */
export function draftKey(formId: number): string {
  return `form-${formId}`
}
