/**
 * A form that a browser without JavaScript sent. The page shows it again with the entered values
 * and the problems.
 */
export interface ReturnedForm {
  /** Id of the form block; null for a form of the page's route. */
  formId: number | null
  /** Problems by field name. Keys that name no field contain problems of the whole form. */
  problems: Readonly<Record<string, string>>
  /** Status of the response if the backend did not judge the form: 413, 429 or 503. */
  status?: number
  values: Readonly<Record<string, readonly string[]>>
  /** Ticket that the next submission must contain. */
  ticket: string
}
