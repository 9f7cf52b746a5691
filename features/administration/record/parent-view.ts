import type { RecordTypeView } from '../record-type'
import { registry } from '../registry'

/** Returns the type that leads to the records of a type: by default the type itself. */
export function parentView(view: RecordTypeView): RecordTypeView {
  return view.within === undefined ? view : registry[view.within]
}
