/** Under which name the tab keeps what was typed into a form. */
export function draftKey(formId: number): string {
  return `form-${formId}`
}

/** Whether the tab keeps something of a form; never in a browser that keeps nothing. */
export function hasDraft(formId: number): boolean {
  try {
    return sessionStorage.getItem(draftKey(formId)) !== null
  } catch {
    return false
  }
}

/** Forgets what was typed into a form. */
export function removeDraft(formId: number): void {
  try {
    sessionStorage.removeItem(draftKey(formId))
  } catch {
    // Nothing was kept.
  }
}
