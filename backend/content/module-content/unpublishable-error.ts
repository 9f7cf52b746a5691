import { ValidationError } from '@/backend/platform/errors'
import type { FieldErrors } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'
import type { Barriers } from './barriers'
import { barrierMessage, pictureMessage, requiredMessage } from './field-messages'
import type { FieldMessages, InvalidModuleError } from './invalid-module-error'

/**
 * The reasons why a module cannot be published: invalid data, a picture without alternative text,
 * missing choices, or accessibility barriers.
 */
export interface ModuleProblem {
  dataError?: InvalidModuleError
  isAltMissing?: boolean
  /** Fields that must not be empty. */
  missingFields?: readonly string[]
  barriers?: Barriers | undefined
}

/** The picture fields of a page itself, outside its modules. */
export type PictureField = 'hero_image' | 'og_image'

/** Thrown if content must be corrected before it can be published (status 400). */
export class UnpublishableError extends ValidationError {
  override readonly name = 'UnpublishableError'

  /**
   * @param modules the problems by module id
   * @param pictures the picture fields of the page itself that lack alternative text
   */
  constructor(
    private readonly modules: ReadonlyMap<number, ModuleProblem>,
    private readonly pictures: readonly PictureField[] = [],
  ) {
    super(`Modules or picture fields that cannot be published: ${[...modules.keys(), ...pictures].join(', ')}`)
  }

  /**
   * Returns the messages in a language: for modules under `modules`, by module id and field, and
   * for the page by field.
   */
  override getFieldErrors(locale: Locale): FieldErrors {
    const modules = [...this.modules].map(([id, problem]) => [String(id), toMessages(problem, locale)])
    return {
      ...Object.fromEntries(this.pictures.map((field) => [field, [pictureMessage(locale)]])),
      ...(modules.length > 0 && { modules: Object.fromEntries(modules) }),
    }
  }
}

function toMessages(
  { dataError, isAltMissing, missingFields = [], barriers = new Map() }: ModuleProblem,
  locale: Locale,
): FieldMessages {
  return {
    ...Object.fromEntries(
      [...barriers].map(([field, rules]) => [field, rules.map((rule) => barrierMessage(locale, rule))]),
    ),
    ...Object.fromEntries(missingFields.map((field) => [field, [requiredMessage(locale)]])),
    ...dataError?.getFieldErrors(locale),
    ...(isAltMissing && { image: [pictureMessage(locale)] }),
  }
}
