import { ValidationError } from '@/backend/platform/errors'
import type { FieldErrors } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'

const texts = {
  de: {
    sendAgain: 'Bitte prüfen Sie Ihre Angaben und senden Sie das Formular noch einmal ab.',
    trapFilled: 'Bitte lassen Sie das dafür vorgesehene Feld leer.',
  },
  en: {
    sendAgain: 'Please check your entries and submit the form again.',
    trapFilled: 'Please leave the field that is meant to stay empty blank.',
  },
} satisfies Record<Locale, Record<string, string>>

/**
 * Rejects a form with signs of a bot or an invalid ticket. The user can send the same form again
 * with a new ticket.
 */
export class FormProtectionError extends ValidationError {
  override readonly name = 'FormProtectionError'

  constructor(private readonly problem: keyof (typeof texts)['de']) {
    super(problem)
  }

  override getFieldErrors(locale: Locale): FieldErrors {
    return { protection: [texts[locale][this.problem]] }
  }
}
