import { CodedFieldError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import { type AccountErrorCode, accountMessage } from './messages'

/** Rejects a call because of a field of its body or because of an invalid key. */
export class AccountError extends CodedFieldError {
  override readonly name = 'AccountError'

  constructor(
    readonly code: AccountErrorCode,
    readonly param: string | null,
    override readonly retryAfterSeconds?: number,
  ) {
    super(code)
  }

  override getMessage(locale: Locale): string {
    return accountMessage(locale, this.code)
  }
}
