import { ValidationError } from '@/backend/platform/errors'
import type { FieldErrors } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'

/** The words of spec §8. */
const texts: Record<Locale, string> = {
  de: 'Der aufgerufene Bestätigungslink ist abgelaufen oder nicht mehr verfügbar.',
  en: 'The confirmation link has expired or is no longer available.',
}

/** A mailed key is wrong, expired, or belongs to an ended subscription. */
export class SubscriptionKeyError extends ValidationError {
  override readonly name = 'SubscriptionKeyError'

  constructor() {
    super('This key is not good.')
  }

  override fieldsIn(locale: Locale): FieldErrors {
    return { key: [texts[locale]] }
  }
}
