import type { RecordTypeView } from '../record-type'
import { registry } from '../registry'

/**
 * Returns the record type whose list leads to the records of this type. Most types lead to their
 * own records.
 */
export function parentView(view: RecordTypeView): RecordTypeView {
  return view.within === undefined ? view : registry[view.within]
}
