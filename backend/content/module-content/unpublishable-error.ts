import { ValidationError } from '@/backend/platform/errors'
import type { FieldErrors } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'
import type { Barriers } from './barriers'
import { barrierMessage, pictureMessage } from './field-messages'
import type { FieldMessages, InvalidModuleError } from './invalid-module-error'

/** Why a module cannot be shown to visitors: its data are not complete, its picture is not described, or a text has a barrier. */
export interface ModuleProblem {
  invalid?: InvalidModuleError
  isUndescribed?: boolean
  barriers?: Barriers | undefined
}

/** The fields of a page itself that show pictures. */
export type PictureField = 'hero_image' | 'og_image'

/** What cannot be shown to visitors as it is; `fieldsIn` says what is wrong with which (status 400). */
export class UnpublishableError extends ValidationError {
  override readonly name = 'UnpublishableError'

  /**
   * @param modules by their ids
   * @param pictures the page's own pictures that are not described
   */
  constructor(
    private readonly modules: ReadonlyMap<number, ModuleProblem>,
    private readonly pictures: readonly PictureField[] = [],
  ) {
    super(`These cannot be published: ${[...modules.keys(), ...pictures].join(', ')}`)
  }

  /** What is wrong, under `modules` by the module's id and field, of the page by field, in a language. */
  override fieldsIn(locale: Locale): FieldErrors {
    const modules = [...this.modules].map(([id, problem]) => [String(id), messagesOf(problem, locale)])
    return {
      ...Object.fromEntries(this.pictures.map((field) => [field, [pictureMessage(locale)]])),
      ...(modules.length > 0 && { modules: Object.fromEntries(modules) }),
    }
  }
}

function messagesOf(
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
