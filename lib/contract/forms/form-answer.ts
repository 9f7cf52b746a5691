/** The names of the proof against robots, as a form sends it beside its fields (see form-ticket.ts). */
export const proofFields = { ticket: 'ticket', answers: 'work', trap: 'trap' } as const

/** Which tickets a form takes. */
export function ticketNameOf(formId: number): string {
  return `block-${formId}`
}

/** What `accept` of a file's field names: each is known by its content. */
export const answerFileTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const

/** The name by which a field's answer is sent. */
export function answerName(fieldId: number): string {
  return `field-${fieldId}`
}
