import { ValidationError } from '@/backend/platform/errors'
import type { FieldErrors } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'
import type { Barriers } from './barriers'
import { barrierMessage, pictureMessage } from './field-messages'
import type { FieldMessages, InvalidModuleError } from './invalid-module-error'

/**
 * The reasons why a module cannot be published: invalid data, an undescribed picture, or
 * accessibility barriers.
 */
export interface ModuleProblem {
  invalid?: InvalidModuleError
  isUndescribed?: boolean
  barriers?: Barriers | undefined
}

/** The fields of a page itself that show pictures. */
export type PictureField = 'hero_image' | 'og_image'

/** Content cannot be published as it is (status 400). */
export class UnpublishableError extends ValidationError {
  override readonly name = 'UnpublishableError'

  /**
   * @param modules problems by module id
   * @param pictures the page's own picture fields without description
   */
  constructor(
    private readonly modules: ReadonlyMap<number, ModuleProblem>,
    private readonly pictures: readonly PictureField[] = [],
  ) {
    super(`These cannot be published: ${[...modules.keys(), ...pictures].join(', ')}`)
  }

  /**
   * Returns messages in a language: under `modules` by module id and field, and for the page by
   * field.
   */
  override fieldsIn(locale: Locale): FieldErrors {
    const modules = [...this.modules].map(([id, problem]) => [String(id), toMessages(problem, locale)])
    return {
      ...Object.fromEntries(this.pictures.map((field) => [field, [pictureMessage(locale)]])),
      ...(modules.length > 0 && { modules: Object.fromEntries(modules) }),
    }
  }
}

function toMessages(
  { invalid, isUndescribed, barriers = new Map() }: ModuleProblem,
  locale: Locale,
): FieldMessages {
  return {
    ...Object.fromEntries(
      [...barriers].map(([field, rules]) => [field, rules.map((rule) => barrierMessage(locale, rule))]),
    ),
    ...invalid?.fieldsIn(locale),
    ...(isUndescribed && { image: [pictureMessage(locale)] }),
  }
}
