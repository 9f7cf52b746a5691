/** Field names of the anti-spam proof in a form's submission (see form-ticket.ts). */
export const proofFields = { ticket: 'ticket', answers: 'work', trap: 'trap' } as const

/** Returns the name under which tickets for a form are issued. */
export function formTicketName(formId: number): string {
  return `block-${formId}`
}

/**
 * Media types for the `accept` attribute of file fields. The backend detects the type from the
 * content.
 */
export const answerFileTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const

/** Returns the name of a field in the submission. */
export function formFieldName(fieldId: number): string {
  return `field-${fieldId}`
}
