import { createMessages } from '@/backend/platform/create-messages'
import { InvalidFieldsError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'

/** Returns the message for a problem of a module. */
export const moduleMessage = createMessages({
  de: {
    columnMissing: 'Bitte geben Sie eine vorhandene Spalte an.',
    missing: 'Das gibt es nicht oder nicht mehr.',
    insideItself: 'Ein Block kann nicht in sich selbst stehen.',
    keyTaken: 'Dieser Schlüssel wurde schon für etwas anderes verwendet.',
    notAllowedThere: 'Dieser Block kann dort nicht stehen.',
    languageMismatch: 'Die Sprache passt nicht zur Adresse.',
    ownerMismatch: 'Der übergeordnete Block steht auf einer anderen Seite.',
    pageMissing: 'Diese Seite gibt es in dieser Sprache nicht.',
    slugForContainers: 'Nur Container, die auf keiner Seite stehen, haben einen Namen.',
    slugTaken: 'Einen Container mit diesem Namen gibt es schon.',
    tooDeep: 'So tief können Blöcke nicht verschachtelt werden.',
    tooMany: 'So viele Blöcke können nicht auf einmal angelegt werden.',
  },
  en: {
    columnMissing: 'Please enter an existing column.',
    missing: 'This doesn’t exist, or no longer exists.',
    insideItself: 'A block can’t be inside itself.',
    keyTaken: 'This key has already been used for something else.',
    notAllowedThere: 'This block can’t be placed there.',
    languageMismatch: 'The language doesn’t match the address.',
    ownerMismatch: 'The parent block is on a different page.',
    pageMissing: 'This page doesn’t exist in this language.',
    slugForContainers: 'Only containers that aren’t on a page have a slug.',
    slugTaken: 'A container with this slug already exists.',
    tooDeep: 'Blocks can’t be nested this deeply.',
    tooMany: 'This many blocks can’t be created at once.',
  },
})

/** A problem of a module in a request, the key of its message. */
export type RequestProblem = Parameters<typeof moduleMessage>[1]

/** Creates the error for a field of the request. */
export function invalidField(locale: Locale, field: string, problem: RequestProblem): InvalidFieldsError {
  return new InvalidFieldsError({ [field]: [moduleMessage(locale, problem)] })
}
