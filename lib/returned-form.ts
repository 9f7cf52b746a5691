/** A form of a page that a visitor sent without scripts and that comes back to be corrected, with what was typed. */
export interface ReturnedForm {
  /** The form block's; null for the form of a route. */
  formId: number | null
  /** The problem of each field, by the name by which it is sent; of the whole form by any other. */
  problems: Readonly<Record<string, string>>
  values: Readonly<Record<string, readonly string[]>>
  /** With which the form is taken when it is sent again. */
  ticket: string
}
