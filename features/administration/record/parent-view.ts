import type { RecordTypeView } from '../record-type'
import { registry } from '../registry'

/** The type whose screen leads to the records of a type: mostly its own list. */
export function parentView(view: RecordTypeView): RecordTypeView {
  return view.within === undefined ? view : registry[view.within]
}
