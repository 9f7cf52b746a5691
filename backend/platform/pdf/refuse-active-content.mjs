import { decodeString } from './parse-value.mjs'
import { getName, PdfError, PdfName, PdfStream } from './pdf-values.mjs'

/** Forbidden actions. Links and navigation within the document are allowed. */
const activeActions = new Set([
  ...['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'Rendition', 'Movie', 'Sound'],
  ...['GoToR', 'GoToE', 'GoTo3DView', 'RichMediaExecute', 'Thread'],
])
const activeSubtypes = new Set(['RichMedia', 'Movie', 'Sound', 'Screen', '3D', 'PS'])
const maxEvents = 50
const harmlessLinkPattern = /^(?:https?:|mailto:|tel:|[^:]*$)/i

/**
 * Rejects a PDF with active content, attachments or dynamic forms. Removes its open action.
 * @throws PdfError
 */
export function refuseActiveCatalog(root, resolve) {
  const openAction = resolve(root.get('OpenAction'))
  if (openAction instanceof Map && getName(resolve(openAction.get('S'))) !== 'GoTo') throw new PdfError('active')
  root.delete('OpenAction')
  const names = resolve(root.get('Names'))
  if (names instanceof Map && names.has('JavaScript')) throw new PdfError('active')
  if (names instanceof Map && names.has('EmbeddedFiles')) throw new PdfError('attachment')
  if (root.has('Collection')) throw new PdfError('attachment')
  const form = resolve(root.get('AcroForm'))
  if (form instanceof Map && form.has('XFA')) throw new PdfError('dynamicForm')
}

/** Rejects active content in a reachable value. @throws PdfError */
export function refuseActiveValue(value, resolve) {
  const dictionary = value instanceof PdfStream ? value.dictionary : value
  if (!(dictionary instanceof Map)) return
  if (value instanceof PdfStream && (dictionary.has('F') || dictionary.has('FFilter'))) {
    throw new PdfError('external')
  }
  const get = (key) => resolve(dictionary.get(key))
  refuseKind(get)
  const action = getName(get('S'))
  if (activeActions.has(action) || (action !== undefined && dictionary.has('JS'))) {
    throw new PdfError('active')
  }
  if (action === 'URI') refuseActiveLink(get('URI'))
  if (containsActions(get('AA'), resolve)) throw new PdfError('active')
}

function refuseKind(get) {
  const subtype = getName(get('Subtype'))
  if (activeSubtypes.has(subtype)) throw new PdfError('active')
  if (getName(get('Type')) === 'EmbeddedFile' || subtype === 'FileAttachment' || isFileSpecification(get('EF'))) {
    throw new PdfError('attachment')
  }
  if (subtype === 'Form' && (get('Ref') instanceof Map || get('OPI') instanceof Map)) {
    throw new PdfError('external')
  }
}

/** Returns true for a file specification, by its keys. Other objects may be named `EF` too. */
function isFileSpecification(value) {
  return value instanceof Map && ['F', 'UF', 'DOS', 'Mac', 'Unix'].some((key) => value.has(key))
}

function containsActions(value, resolve) {
  return (
    value instanceof Map &&
    // The standard has fewer events. The limit also bounds the work for shared lists.
    (value.size > maxEvents ||
      [...value.values()].some((entry) => {
        const action = resolve(entry)
        return action instanceof Map && action.get('S') instanceof PdfName
      }))
  )
}

function refuseActiveLink(link) {
  if (typeof link !== 'string') return
  const address = decodeString(link).replace(/[\0-\x20]/g, '')
  if (!harmlessLinkPattern.test(address)) throw new PdfError('active')
}
