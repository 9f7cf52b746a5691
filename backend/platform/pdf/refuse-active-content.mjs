import { decodeString } from './parse-value.mjs'
import { getName, PdfName, PdfProblem, PdfStream } from './pdf-values.mjs'

/** Actions other than page navigation and links. */
const activeActions = new Set([
  ...['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'Rendition', 'Movie', 'Sound'],
  ...['GoToR', 'GoToE', 'GoTo3DView', 'RichMediaExecute', 'Thread'],
])
const activeSubtypes = new Set(['RichMedia', 'Movie', 'Sound', 'Screen', '3D', 'PS'])
const maxEvents = 50
const harmlessLink = /^(?:https?:|mailto:|tel:|[^:]*$)/i

/**
 * Rejects a PDF with active content, attachments or dynamic forms; removes its open action.
 * @param root catalog
 * @param resolve resolves a reference
 * @throws PdfProblem
 */
export function refuseActiveCatalog(root, resolve) {
  const openAction = resolve(root.get('OpenAction'))
  if (openAction instanceof Map && getName(resolve(openAction.get('S'))) !== 'GoTo')
    throw new PdfProblem('active')
  root.delete('OpenAction')
  const names = resolve(root.get('Names'))
  if (names instanceof Map && names.has('JavaScript')) throw new PdfProblem('active')
  if (names instanceof Map && names.has('EmbeddedFiles')) throw new PdfProblem('attachment')
  if (root.has('Collection')) throw new PdfProblem('attachment')
  const form = resolve(root.get('AcroForm'))
  if (form instanceof Map && form.has('XFA')) throw new PdfProblem('dynamicForm')
}

/** Rejects active content in a reachable value. @throws PdfProblem */
export function refuseActiveValue(value, resolve) {
  const dictionary = value instanceof PdfStream ? value.dictionary : value
  if (!(dictionary instanceof Map)) return
  if (value instanceof PdfStream && (dictionary.has('F') || dictionary.has('FFilter'))) {
    throw new PdfProblem('external')
  }
  const get = (key) => resolve(dictionary.get(key))
  refuseKind(get)
  const action = getName(get('S'))
  if (activeActions.has(action) || (action !== undefined && dictionary.has('JS'))) {
    throw new PdfProblem('active')
  }
  if (action === 'URI') refuseActiveLink(get('URI'))
  if (holdsActions(get('AA'), resolve)) throw new PdfProblem('active')
}

function refuseKind(get) {
  const subtype = getName(get('Subtype'))
  if (activeSubtypes.has(subtype)) throw new PdfProblem('active')
  if (getName(get('Type')) === 'EmbeddedFile' || subtype === 'FileAttachment' || holdsFiles(get('EF'))) {
    throw new PdfProblem('attachment')
  }
  if (subtype === 'Form' && (get('Ref') instanceof Map || get('OPI') instanceof Map)) {
    throw new PdfProblem('external')
  }
}

/**
 * Returns true for a file specification. Checks its keys, because other objects may be named `EF`
 * too.
 */
function holdsFiles(value) {
  return value instanceof Map && ['F', 'UF', 'DOS', 'Mac', 'Unix'].some((key) => value.has(key))
}

function holdsActions(value, resolve) {
  return (
    value instanceof Map &&
    // More than the existing events. Shared lists would be walked once per object.
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
  if (!harmlessLink.test(address)) throw new PdfProblem('active')
}
