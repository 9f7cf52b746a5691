/** Names of the form fields that contain the proof against robots (see form-ticket.ts). */
export const proofFields = { ticket: 'ticket', answers: 'work', trap: 'trap' } as const

/** Returns the name of a form block for which tickets are issued. */
export function toFormTicketName(formId: number): string {
  return `block-${formId}`
}

/**
 * Media types for the `accept` attribute of file fields. The backend itself detects the type from
 * the content.
 */
export const answerFileTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const

export function toFormFieldName(fieldId: number): string {
  return `field-${fieldId}`
}
