import { setResponseStatus } from '@/lib/render-context'
import type { ReturnedForm } from '@/lib/returned-form'

/** Sets the status of a page that shows a rejected form again: 422, or that of a failure. */
export function setFormStatus(returnedForm: ReturnedForm | null): void {
  if (returnedForm) setResponseStatus(returnedForm.status ?? 422)
}
