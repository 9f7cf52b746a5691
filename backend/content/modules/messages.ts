import { InvalidFieldsError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'

const messages = {
  de: {
    columnMissing: 'Bitte geben Sie eine Spalte an, die es dort gibt.',
    gone: 'Das gibt es nicht oder nicht mehr.',
    inItself: 'Ein Modul kann nicht in sich selbst stehen.',
    keyTaken: 'Dieser Schlüssel gehört zu etwas anderem.',
    notThere: 'Dieses Modul kann dort nicht stehen.',
    otherLanguage: 'Die Sprache ist nicht die der Adresse.',
    otherOwner: 'Das Modul, in dem es stehen soll, steht woanders.',
    pageMissing: 'Diese Seite gibt es in dieser Sprache nicht.',
    slugForContainers: 'Nur Container, die auf keiner Seite stehen, haben einen Namen.',
    slugTaken: 'Einen Container mit diesem Namen gibt es schon.',
    tooDeep: 'So tief können Module nicht ineinander stehen.',
    tooMany: 'So viele Module können nicht auf einmal angelegt werden.',
  },
  en: {
    columnMissing: 'Name a column that exists there.',
    gone: 'This does not exist, or no longer.',
    inItself: 'A module cannot stand in itself.',
    keyTaken: 'This key belongs to something else.',
    notThere: 'This module cannot stand there.',
    otherLanguage: 'The language is not the one of the address.',
    otherOwner: 'The module that it is to stand in stands somewhere else.',
    pageMissing: 'There is no such page in this language.',
    slugForContainers: 'Only containers that stand on no page have a slug.',
    slugTaken: 'There is a container of this slug already.',
    tooDeep: 'Modules cannot stand in each other this deep.',
    tooMany: 'So many modules cannot be made at once.',
  },
} satisfies Record<Locale, Record<string, string>>

export type ModuleProblem = keyof (typeof messages)['de']

/** The text of a problem in a language. */
export function moduleMessage(locale: Locale, problem: ModuleProblem): string {
  return messages[locale][problem]
}

/** Creates the error for a field of the request. */
export function invalidField(locale: Locale, field: string, problem: ModuleProblem): InvalidFieldsError {
  return new InvalidFieldsError({ [field]: [moduleMessage(locale, problem)] })
}
