import type { RecordTypeView } from '../record-type'
import { registry } from '../registry'

/** Returns the record type whose list contains the records of this type, usually the same one. */
export function getParentView(view: RecordTypeView): RecordTypeView {
  return view.parentType === undefined ? view : registry[view.parentType]
}
