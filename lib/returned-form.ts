/**
 * A form that was submitted without scripts and comes back for corrections, with the entered
 * values.
 */
export interface ReturnedForm {
  /** Id of the form block; null for the form of a route. */
  formId: number | null
  /** Problems by field name; other keys concern the whole form. */
  problems: Readonly<Record<string, string>>
  values: Readonly<Record<string, readonly string[]>>
  /** Ticket for the next submission. */
  ticket: string
}
