import { ValidationError } from '@/backend/platform/errors'
import type { FieldErrors } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'

const texts = {
  de: {
    sendAgain: 'Bitte prüfen Sie Ihre Angaben und senden Sie das Formular noch einmal ab.',
    trapFilled: 'Bitte lassen Sie das Feld leer, das leer bleiben soll.',
  },
  en: {
    sendAgain: 'Please check your details and send the form once more.',
    trapFilled: 'Please leave the field empty that is meant to stay empty.',
  },
} satisfies Record<Locale, Record<string, string>>

/** A form was sent as robots send it, or with a ticket that is no longer good: another ticket makes it good. */
export class FormProtectionError extends ValidationError {
  override readonly name = 'FormProtectionError'

  constructor(private readonly problem: keyof (typeof texts)['de']) {
    super(problem)
  }

  override fieldsIn(locale: Locale): FieldErrors {
    return { protection: [texts[locale][this.problem]] }
  }
}
