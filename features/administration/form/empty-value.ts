import type { Field } from '../record-type'

/** Returns the initial value of a field in a new record. */
export function createEmptyValue(field: Field): unknown {
  switch (field.kind) {
    case 'localizedLine':
    case 'localizedText':
    case 'localizedHtml':
      return { de: '', en: '' }
    case 'relations':
    case 'sourceRecords':
    case 'choices':
    case 'pictures':
    case 'rows':
    case 'days':
    case 'texts':
      return []
    case 'check':
      return false
    case 'number':
    case 'relation':
    case 'attachments':
    case 'picture':
    case 'coordinates':
    case 'time':
    case 'file':
    case 'facts':
      return null
    case 'choice':
      return field.emptyLabel ? null : (Object.keys(field.choices)[0] ?? '')
    default:
      return ''
  }
}
