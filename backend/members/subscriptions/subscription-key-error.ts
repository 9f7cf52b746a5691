import { ValidationError } from '@/backend/platform/errors'
import type { FieldErrors } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'

/** The wording is that of spec §8. */
const texts: Record<Locale, string> = {
  de: 'Der aufgerufene Bestätigungslink ist abgelaufen oder nicht mehr verfügbar.',
  en: 'The confirmation link has expired or is no longer available.',
}

/** Thrown if a mailed key is wrong or expired, or if its subscription has ended. */
export class SubscriptionKeyError extends ValidationError {
  override readonly name = 'SubscriptionKeyError'

  constructor() {
    super('The key is invalid or expired, or its subscription has ended.')
  }

  override getFieldErrors(locale: Locale): FieldErrors {
    return { key: [texts[locale]] }
  }
}
